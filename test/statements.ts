// Counts statements where bytes leave: in pg's client.
import pg from 'pg';

const sent: string[] = [];
let isListening = false;

/** Begins to note every statement of this process. */
export function listenToStatements(): void {
  if (isListening) return;
  isListening = true;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args;
    sent.push(typeof statement === 'string' ? statement : String((statement as { text?: unknown }).text));
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
}

/** The statements that some work sends, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  listenToStatements();
  const before = sent.length;
  await work();
  return sent.slice(before);
}
