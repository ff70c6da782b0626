/**
 * `npm run bench:pdf`: renders a book of 400 pages of about 2 kB as a PDF, and fails if it takes
 * more than 15 seconds, which two idle cores do not need.
 */
import { readFileSync } from 'node:fs';
import { makePdf, type WrittenPage } from '../src/data/pdf.ts';

const PAGE_COUNT = Number(process.env['PAGES'] ?? 400);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const MAX_MS = 15_000;
/** The unit of processor times in `/proc`, in milliseconds. */
const TICK_MS = 10;
const WORDS =
  'the server answers each request of a client with the state of an object and the time of its last change so that nothing is lost when two people edit one page'.split(
    ' ',
  );

/** Generates sentences, the same in each run. */
class Sentences {
  private seed = 20_261_128;

  private next(below: number): number {
    this.seed = (this.seed * 48_271) % 2_147_483_647;
    return this.seed % below;
  }

  of(count: number): string {
    const words = Array.from({ length: count }, () => WORDS[this.next(WORDS.length)] ?? '');
    const sentence = words.join(' ');
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  }
}

/** Returns the text of a page: what a page of documentation usually has. */
const textOf = (index: number, of: (count: number) => string): string => `# Page ${index}

${of(40)} **${of(4)}** The field \`answer${index}\` is [described](/pages/page${(index * 7) % PAGE_COUNT}) elsewhere.

{% hint style="info" %}
${of(24)}
{% endhint %}

## Usage

- ${of(12)}
- ${of(10)}
  - ${of(9)}

\`\`\`js
const answer = await fetch('https://api.example.com/objects/${index}');
if (!answer.ok) throw new Error(answer.statusText);
console.log(await answer.json());
\`\`\`

{% tabs %}
{% tab title="npm" %}
${of(16)}
{% endtab %}
{% tab title="yarn" %}
${of(14)}
{% endtab %}
{% endtabs %}

| Name | Type | Description |
|---|---|---|
| \`id\` | string | ${of(9)} |
| \`size\` | integer | ${of(9)} |
| \`createdAt\` | string | ${of(9)} |

### Details

${of(60)}

${of(70)}
`;

function bookPages(): WrittenPage[] {
  const sentences = new Sentences();
  return Array.from({ length: PAGE_COUNT }, (_, index) => ({
    id: `page${index}`,
    title: `Page ${index}`,
    depth: 1 + (index % 3),
    markdown: textOf(index, (count) => sentences.of(count)),
  }));
}

/** Returns the processor time of all ended child processes in milliseconds; 0 outside of Linux. */
function childMs(): number {
  if (process.platform !== 'linux') return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

const pages = bookPages();
const kilobytes = pages.reduce((sum, { markdown }) => sum + markdown.length, 0) / PAGE_COUNT / 1000;
const book = { title: 'Handbook', date: '2026-11-28', pages, images: new Map(), titles: new Map() };
let best = Number.POSITIVE_INFINITY;
for (let round = 1; round <= ROUNDS; round++) {
  const [startedAt, busyMs] = [performance.now(), childMs()];
  const { bytes } = await makePdf(book, { timeoutMs: 300_000 });
  const elapsed = performance.now() - startedAt;
  best = Math.min(best, elapsed);
  console.log(
    `${PAGE_COUNT} pages of ${kilobytes.toFixed(1)} kB: ${(elapsed / 1000).toFixed(1)} s, of which ${((childMs() - busyMs) / 1000).toFixed(1)} s processor time, ${(bytes.length / 1e6).toFixed(1)} MB`,
  );
}
if (best > MAX_MS) {
  console.error(`The fastest round took more than ${MAX_MS / 1000} s.`);
  process.exitCode = 1;
}
