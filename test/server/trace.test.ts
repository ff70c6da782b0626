// Checks traces with the example of docs/operations-tracing.md and the SDK's in-memory exporter.
import { readFileSync } from 'node:fs';
import { context, propagation, trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { enqueueOver } from '../../src/data/queue.ts';
import { flushSpans } from '../../src/data/trace.ts';
import { useJobDatabase } from '../jobs/support.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld();
const jobDatabase = useJobDatabase();
const exporter = new InMemorySpanExporter();

/** Runs the example's code, with the in-memory exporter in place of the console. */
function runExample(): void {
  const guide = readFileSync(new URL('../../docs/operations-tracing.md', import.meta.url), 'utf8');
  const [, text = ''] =
    /<!-- example: tracing -->\n```js\nimport .*\n([\s\S]*?)```/.exec(guide) ?? [];
  new Function('BatchSpanProcessor', 'ConsoleSpanExporter', 'NodeTracerProvider', text)(
    SimpleSpanProcessor,
    function toMemory() {
      return exporter;
    },
    NodeTracerProvider,
  );
}

beforeAll(runExample);
beforeEach(() => exporter.reset());
afterAll(() => {
  trace.disable();
  context.disable();
  propagation.disable();
});

/** Returns the spans of a trace as a tree of names, attributes and children. */
function treeOf(parentId: string | undefined): unknown[] {
  const spans = exporter.getFinishedSpans();
  const children = spans.filter(({ parentSpanContext }) => parentSpanContext?.spanId === parentId);
  return children.map((span) => ({
    name: span.name,
    attributes: span.attributes,
    children: treeOf(span.spanContext().spanId),
  }));
}

const statement = (name: string) => ({
  name,
  attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
  children: [],
});
const PARENT = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

it('has a request below the span of its caller, and below it the operation and its named statements', async () => {
  const headers = { traceparent: `00-${PARENT.traceId}-${PARENT.spanId}-01` };
  expect(
    (
      await world
        .as('ana')
        .query(
          'query Named($id: ID!) { organization(id: $id) { title } }',
          { id: ids.acme },
          headers,
        )
    ).status,
  ).toBe(200);
  await expect.poll(() => treeOf(PARENT.spanId).length).toBe(1);
  const [request] = treeOf(PARENT.spanId) as {
    name: string;
    attributes: object;
    children: { name: string }[];
  }[];
  expect([request?.name, request?.attributes]).toEqual([
    'POST anonymous', // no operationName was sent
    {
      'http.request.method': 'POST',
      'http.route': 'anonymous',
      'http.response.status_code': 200,
      'lectern.request.id': 'test',
    },
  ]);
  const operation = request?.children.find(({ name }) => name === 'query Named');
  expect(operation).toEqual({
    name: 'query Named',
    attributes: { 'graphql.operation.name': 'Named', 'graphql.operation.type': 'query' },
    children: [statement('organization.byIds.1')],
  });
  expect(new Set(exporter.getFinishedSpans().map((span) => span.spanContext().traceId))).toEqual(
    new Set([PARENT.traceId]),
  );
});

it('has no statement outside of requests and jobs', async () => {
  await jobDatabase.database.ping();
  expect(exporter.getFinishedSpans()).toEqual([]);
});

it('exports what waits before the process exits', async () => {
  let count = 0;
  exporter.forceFlush = async () => void count++;
  await flushSpans();
  expect(count).toBe(1);
});

it('has the error code of a refused request, and the operation of a route', async () => {
  expect((await world.as('eve').get(`/v1/orgs/${ids.acme}`)).status).toBe(404);
  await expect
    .poll(() =>
      exporter
        .getFinishedSpans()
        .some(({ attributes }) => attributes['error.type'] === 'NOT_FOUND'),
    )
    .toBe(true);
  expect(exporter.getFinishedSpans().map(({ name }) => name)).toContain('GET getOrganization');
});

it('has each attempt of a job, with its failure', async () => {
  const id = await enqueueOver(jobDatabase.database.query)('purge-trash');
  await jobDatabase
    .worker([{ queue: 'purge-trash', run: () => Promise.reject(new Error('Not this time.')) }])
    .runDue();
  const [job] = exporter.getFinishedSpans().filter(({ name }) => name === 'job purge-trash');
  expect([
    job?.attributes,
    job?.status,
    job?.events.map(({ attributes }) => attributes?.['exception.message']),
  ]).toEqual([{ 'lectern.job.id': id, 'lectern.job.tries': 0 }, { code: 2 }, ['Not this time.']]);
});
