// Runs the product's server, which collects garbage and prints the size of its heap on SIGUSR2.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void; // the flag defines it as a global of new contexts

process.on('SIGUSR2', () => {
  collect();
  collect();
  process.stderr.write(`heap ${process.memoryUsage().heapUsed}\n`);
});

await import('../../../src/main.ts');
