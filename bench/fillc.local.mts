import { migrate, migrationsFolder } from '../src/data/migrate.ts';
import { queues } from '../src/data/queue.ts';
import { seed } from './compare/seed.ts';
import pg from 'pg';
const owner = 'postgres://lectern_owner@127.0.0.1:55601/lectern';
await migrate(owner, migrationsFolder, { grantTo: 'lectern_app', queues, distribute: true });
const su = 'postgres://postgres@127.0.0.1:55601/lectern';
await seed(su);
const c = new pg.Client({ connectionString: su }); await c.connect(); await c.query('ANALYZE'); await c.query("ALTER DATABASE lectern SET jit = off"); await c.end();
