// Adds to package-lock.json the optional packages of other platforms that the registry in use did not list, which `npm ci` asks for.
// After a change of dependencies: node scripts/complete-lock.mjs package-lock.json
import { readFileSync, writeFileSync } from 'node:fs';
const file = process.argv[2];
const lock = JSON.parse(readFileSync(file, 'utf8'));
const OS = { android: 'android', darwin: 'darwin', freebsd: 'freebsd', linux: 'linux', win32: 'win32', openharmony: 'openharmony' };
const CPU = { arm64: 'arm64', x64: 'x64', arm: 'arm', ia32: 'ia32', ppc64: 'ppc64', riscv64: 'riscv64', s390x: 's390x' };
let added = 0;
for (const [where, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const found = [`${where}/node_modules/${name}`, `node_modules/${name}`].some((key) => key in lock.packages);
    if (found || where === '') continue;
    const parts = name.split(/[/-]/);
    const os = parts.map((p) => OS[p]).find(Boolean);
    const cpu = parts.map((p) => (p === 'arm' ? 'arm' : CPU[p])).find(Boolean);
    const libc = parts.some((p) => p.startsWith('musl')) ? ['musl'] : parts.some((p) => p.startsWith('gnu')) && os === 'linux' ? ['glibc'] : undefined;
    if (!/^\d+\.\d+\.\d+$/.test(version) || !os) {
      console.log('skipped', where, name, version);
      continue;
    }
    lock.packages[`node_modules/${name}`] = { version, ...(cpu && { cpu: [cpu] }), ...(entry.dev && { dev: true }), ...(libc && { libc }), license: 'MIT', optional: true, os: [os] };
    console.log('added', name, version, os, cpu, libc ?? '');
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added, 'added');
