// Makes the statements of tests from their texts.
import { type Columns, composeStatement, type Statement } from '../src/data/statement.ts';

/** Returns a statement whose rows have the type that the test names. */
export const sql = <Row = object>(text: string, name?: string): Statement<Row> =>
  composeStatement(name, text, {} as Columns<Row>); // the columns of tests are not declared
