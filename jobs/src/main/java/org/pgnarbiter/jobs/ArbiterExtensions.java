package org.pgnarbiter.jobs;

import java.util.List;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.SparkSessionExtensions;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.analysis.FunctionRegistry;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.sql.catalyst.expressions.objects.StaticInvoke;
import org.apache.spark.sql.types.AbstractDataType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import scala.Function1;
import scala.Option;
import scala.Tuple3;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/**
 * The rules as functions of Spark's SQL, for sessions with {@code
 * spark.sql.extensions=org.pgnarbiter.jobs.ArbiterExtensions}; nothing else has to be registered. {@code DESCRIBE FUNCTION
 * pgn_audit} tells of each.
 */
public final class ArbiterExtensions extends AbstractFunction1<SparkSessionExtensions, BoxedUnit> {
    private static final DataType TEXT = DataTypes.StringType;

    /** The functions. */
    static final List<SqlFunction> FUNCTIONS = List.of(
            new SqlFunction(
                    "pgn_audit",
                    "audit",
                    SqlFunctions.GAME,
                    1,
                    2,
                    "(pgn[, laws]) - the first game of a PGN text, audited: a struct with the columns of games; laws as"
                            + " --laws, else those of the game's day"),
            new SqlFunction(
                    "pgn_games",
                    "games",
                    DataTypes.createArrayType(SqlFunctions.GAME),
                    1,
                    1,
                    "(pgn) - all games of a PGN text, audited: an array of structs with the columns of games"),
            new SqlFunction(
                    "fen_can_mate",
                    "canMate",
                    TEXT,
                    2,
                    2,
                    "(fen, player) - whether 'white' or 'black' can still mate by any series of legal moves: yes, no or"
                            + " undecided"),
            new SqlFunction(
                    "fen_dead",
                    "dead",
                    TEXT,
                    1,
                    1,
                    "(fen) - whether nobody can mate any more (Laws 5.2.2): yes, no or undecided"),
            new SqlFunction(
                    "fen_board_state",
                    "boardState",
                    TEXT,
                    1,
                    1,
                    "(fen) - checkmate, stalemate, insufficient_material or none"),
            new SqlFunction(
                    "fen_material",
                    "material",
                    TEXT,
                    1,
                    1,
                    "(fen) - the men of White and of Black, strongest first: KRP-KR; null when the text is no FEN"),
            new SqlFunction(
                    "fen_problems",
                    "problems",
                    DataTypes.createArrayType(TEXT),
                    1,
                    1,
                    "(fen) - what is wrong with a FEN, as an array of words"));

    /**
     * A function of SQL.
     *
     * @param method its method in {@link SqlFunctions}; all its arguments are texts
     * @param least number of arguments, to {@code most}
     * @param usage its arguments and what it gives
     */
    record SqlFunction(String name, String method, DataType type, int least, int most, String usage) {
        FunctionIdentifier identifier() {
            return new FunctionIdentifier(name);
        }

        ExpressionInfo info() {
            return new ExpressionInfo(
                    SqlFunctions.class.getName(), null, name, "_FUNC_" + usage, "", "", "", "", "", "", "java_udf");
        }

        Function1<Seq<Expression>, Expression> builder() {
            return new AbstractFunction1<>() {
                @Override
                public Expression apply(Seq<Expression> arguments) {
                    return call(arguments);
                }
            };
        }

        private Expression call(Seq<Expression> arguments) {
            if (arguments.size() < least || arguments.size() > most) {
                throw new IllegalArgumentException(
                        name + usage + "; it was called with " + arguments.size() + " arguments");
            }
            List<AbstractDataType> types = List.<AbstractDataType>of(TEXT, TEXT).subList(0, arguments.size());
            return new StaticInvoke(
                    SqlFunctions.class,
                    type,
                    method,
                    arguments,
                    CollectionConverters.asScala(types).toList(),
                    true,
                    true,
                    true,
                    Option.empty());
        }
    }

    @Override
    public BoxedUnit apply(SparkSessionExtensions extensions) {
        for (SqlFunction function : FUNCTIONS) {
            extensions.injectFunction(new Tuple3<>(function.identifier(), function.info(), function.builder()));
        }
        return BoxedUnit.UNIT;
    }

    /** Makes the functions known to a session that was started without them. */
    static void addTo(SparkSession spark) {
        FunctionRegistry registry = spark.sessionState().functionRegistry();
        for (SqlFunction function : FUNCTIONS) {
            registry.createOrReplaceTempFunction(function.name(), function.builder(), "java_udf");
        }
    }
}
