/**
 * Runs the floor: one hand-written statement per workload behind fastify, which builds the JSON.
 */
import fastify from 'fastify';
import pg from 'pg';
import { statements } from './statements.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify();

for (const [name, text] of Object.entries(statements))
  app.post(`/${name}`, async ({ body }, reply) => {
    const { rows } = await pool.query({ name, text, values: body });
    return reply.type('application/json').send(rows[0]?.body ?? 'null');
  });

await app.listen({ port: 0, host: '127.0.0.1' });
process.send({ port: app.server.address().port });
process.on('disconnect', () => process.exit(0));
