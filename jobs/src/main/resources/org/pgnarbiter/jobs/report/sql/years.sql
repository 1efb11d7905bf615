-- title: How games end, year by year
-- says: Share of the games of each year, or of ten years where the games span more than eighty.
-- show: shares
with span as (select max(year) - min(year) > 80 as long from games),
grouped as (
  select if((select long from span), year // 10 * 10, year) as years,
         case when termination = 'checkmate' then 'checkmate'
              when termination in ('resignation', 'resignation_or_time', 'time_forfeit') then 'resignation or time'
              when termination = 'agreement' then 'draw agreed'
              when termination in ('threefold_claim', 'fifty_move_claim') then 'draw claimed'
              when termination in ('stalemate', 'dead_position', 'insufficient_material', 'fivefold', 'seventyfive_moves')
                then 'draw by the board'
              else 'other' end as how
  from games where year is not null)
select years, how, count(*) as games from grouped group by years, how order by years, how
