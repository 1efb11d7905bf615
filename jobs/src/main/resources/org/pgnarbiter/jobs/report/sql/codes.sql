-- title: Findings by code and severity
-- says: 1 critical, 2 high, 3 medium, 4 low, 5 for information. Accepted ones were looked at and declared right.
-- show: bars findings
select code, severity, count(*) as findings,
       count(*) filter (where accepted) as accepted,
       min(year) as first_year, max(year) as last_year
from findings
group by code, severity
order by severity, findings desc, code
