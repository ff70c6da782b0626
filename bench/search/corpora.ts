// Reads the documentation that the search benchmark searches: pages of its own, markdown of npm
// packages, and operations of an OpenAPI document.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BenchPage, ENGLISH_PAGES, GERMAN_PAGES } from './pages.ts';

/** The folder with the installed packages. */
export const home = fileURLToPath(new URL('.', import.meta.url));
const installed = (name: string): string => path.join(home, 'node_modules', name);

/** A body of documentation, which becomes one space. */
export interface Corpus {
  readonly name: string;
  readonly pages: readonly BenchPage[];
  /** The OpenAPI document that the space shows; its pages are not among `pages`. */
  readonly spec?: object;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Returns a page without its front matter, with the title of the front matter or of a heading. */
function pageOf(name: string, text: string): BenchPage {
  const front = FRONT_MATTER.exec(text);
  const markdown = text.replace(FRONT_MATTER, '').replace(/^<h1 align="center">.*<\/h1>\n+/, '');
  const heading = /^ {0,3}#{1,2} +(.+)$/m.exec(markdown)?.[1]?.replace(/[`*]|<[^>]*>/g, '');
  const title = /^title: *(.+)$/m.exec(front?.[1] ?? '')?.[1] ?? heading ?? name;
  const description = /^description: *(.+)$/m.exec(front?.[1] ?? '')?.[1];
  return {
    path: name,
    title: title.trim().slice(0, 255),
    markdown: description === undefined ? markdown : `${description}\n\n${markdown}`,
  };
}

/** Returns the markdown pages of a folder of a package, by their paths without the extension. */
function pagesIn(folder: string): BenchPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => pageOf(name.slice(0, -3), readFileSync(path.join(folder, name), 'utf8')));
}

/** The tags of the OpenAPI document whose operations are searched. */
const TAGS = ['issues', 'pulls', 'gists'];

interface SpecDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { tags?: readonly string[] }>>>>;
  readonly tags?: readonly { readonly name: string }[];
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Returns the operations with a tag of `TAGS`, and the components that they use. */
function specOf(document: SpecDocument): object {
  const paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([at, item]) => {
      const operations = Object.entries(item).filter(([, { tags }]) =>
        tags?.some((tag) => TAGS.includes(tag)),
      );
      return operations.length > 0 ? [[at, Object.fromEntries(operations)]] : [];
    }),
  );
  const components: Record<string, Record<string, unknown>> = {};
  const add = (value: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(value).matchAll(
      /"#\/components\/([^/"]+)\/([^"]+)"/g,
    )) {
      const of = components[kind] ?? {};
      components[kind] = of;
      if (name in of) continue;
      of[name] = document.components[kind]?.[name];
      add(of[name]);
    }
  };
  add(paths);
  const tags = document.tags?.filter(({ name }) => TAGS.includes(name));
  return { ...document, paths, components, tags, webhooks: undefined, 'x-webhooks': undefined };
}

/** Installs the packages of this folder, unless they are installed. */
export function installPackages(): void {
  if (existsSync(installed('minisearch'))) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: home,
    stdio: 'inherit',
  });
}

/** Returns all bodies of documentation. */
export const readCorpora = (): Corpus[] => [
  { name: 'kiln', pages: [...ENGLISH_PAGES, ...GERMAN_PAGES] },
  { name: 'npm', pages: pagesIn(path.join(installed('npm'), 'docs/content')) },
  { name: 'fastify', pages: pagesIn(path.join(installed('fastify'), 'docs')) },
  { name: 'undici', pages: pagesIn(path.join(installed('undici'), 'docs/docs')) },
  { name: 'pino', pages: pagesIn(path.join(installed('pino'), 'docs')) },
  {
    name: 'github',
    pages: [],
    spec: specOf(
      JSON.parse(
        readFileSync(
          path.join(installed('@octokit/openapi'), 'generated/api.github.com.json'),
          'utf8',
        ),
      ) as SpecDocument, // the form of an OpenAPI document
    ),
  },
];
