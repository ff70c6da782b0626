/** Runs PostGraphile 5 on the tables, with its own defaults for production. */
import { createServer } from 'node:http';
import { grafserv } from 'postgraphile/grafserv/node';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const pgl = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: ['public', 'bench'],
      poolConfig: { max: 10 },
    }),
  ],
  // Its index rule does not see that the indexes begin with the first column of a foreign key.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  grafast: { explain: false },
  grafserv: { graphiql: false, websockets: false, watch: false },
});
const server = createServer();
server.on('error', (error) => {
  throw error;
});
await pgl.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit(0));
