/** Splits SQL into its statements, for servers that accept one statement in each query. */

/** Tokens in which a semicolon ends no statement: comments, quotations, and dollar-quoted bodies. */
const TOKENS =
  /--[^\n]*|\/\*[\s\S]*?\*\/|[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1|;/g;

/**
 * Returns the statements of a migration, without empty ones. Nested comments, and SQL bodies of
 * functions that are not quoted, are not supported.
 */
export function splitSql(sql: string): string[] {
  const statements: string[] = [];
  let start = 0;
  for (const { 0: token, index } of sql.matchAll(TOKENS))
    if (token === ';') {
      statements.push(sql.slice(start, index));
      start = index + 1;
    }
  statements.push(sql.slice(start));
  return statements
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '');
}
