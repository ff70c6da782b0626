/** Writes requests to an operation as code: curl, JavaScript and Python. */
import type { Json } from '../content.ts';
import { type JsonObject, listOf, objectOf, type Operation, resolved, textOf } from './document.ts';
import { readerOf } from './plain-schema.ts';
import { givenExample, sampleOf } from './sample-value.ts';

/** A request in a language. */
interface CodeSample {
  readonly title: string;
  /** The language of the code block. */
  readonly language: string;
  readonly code: string;
}

/** A request with values for its required parameters. */
interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body as JSON; undefined without one, and for other media types. */
  readonly body: Json | undefined;
}

const NO_SERVER = 'https://api.example.com';
/** Maximum number of samples that a document has for an operation, and length of each. */
const MAX_GIVEN_COUNT = 12;
const MAX_GIVEN_LENGTH = 20_000;

/** Returns the URL of the first server, without a slash at its end. */
function serverOf(document: JsonObject, { value }: Operation): string {
  const server = objectOf(listOf(value['servers'])[0] ?? listOf(document['servers'])[0]);
  const variables = objectOf(server['variables']);
  const url = (textOf(server['url']) ?? '').replaceAll(/\{([^}]*)\}/g, (part, name: string) =>
    String(objectOf(variables[name])['default'] ?? part),
  );
  return `${/^https?:/.test(url) ? '' : NO_SERVER}${url}`.replace(/\/+$/, '');
}

/** Returns the header or query parameter of the first alternative of credentials. */
function credentialsOf(document: JsonObject, { value }: Operation): SampleRequest['headers'] {
  const security = listOf(value['security'] ?? document['security']);
  const schemes = objectOf(objectOf(document['components'])['securitySchemes']);
  return Object.keys(objectOf(security[0])).flatMap((name): [string, string][] => {
    const { value: scheme } = resolved(document, schemes[name]);
    const type = textOf(scheme['type']);
    if (type === 'apiKey' && scheme['in'] === 'header')
      return [[textOf(scheme['name']) ?? 'Authorization', 'YOUR_API_KEY']];
    if (type === 'http' && textOf(scheme['scheme'])?.toLowerCase() === 'basic')
      return [['Authorization', 'Basic YOUR_CREDENTIALS']];
    return type === 'apiKey' ? [] : [['Authorization', 'Bearer YOUR_TOKEN']];
  });
}

/** Returns the body of a request: its example, or one that is made from its schema. */
function bodyOf(document: JsonObject, { value }: Operation): Json | undefined {
  const content = objectOf(resolved(document, value['requestBody']).value['content']);
  const [media] = Object.entries(content).find(([type]) => /[/+]json\b/i.test(type)) ?? [];
  if (media === undefined) return undefined;
  const form = objectOf(content[media]);
  return givenExample(form) ?? sampleOf(readerOf(document), form['schema'] ?? true);
}

function requestOf(document: JsonObject, operation: Operation): SampleRequest {
  const { method, path, parameters } = operation;
  const textFor = (parameter: JsonObject): string => {
    const value =
      givenExample(parameter) ?? sampleOf(readerOf(document), parameter['schema'] ?? true);
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  const required = [...parameters.values()]
    .map(({ value }) => value)
    .filter((value) => value['required'] === true || value['in'] === 'path');
  const of = (location: string) =>
    required
      .filter((value) => value['in'] === location)
      .map((value) => [String(value['name']), textFor(value)] as const);
  const inPath = new Map(of('path'));
  const url = path.replaceAll(/\{([^}]*)\}/g, (part, name: string) => {
    const value = inPath.get(name);
    return value === undefined ? part : encodeURIComponent(value);
  });
  const query = new URLSearchParams(of('query').map(([name, value]) => [name, value])).toString();
  const body = bodyOf(document, operation);
  return {
    method,
    url: `${serverOf(document, operation)}${url}${query === '' ? '' : `?${query}`}`,
    headers: [
      ...credentialsOf(document, operation),
      ...of('header'),
      ...(body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
    ],
    body,
  };
}

const inShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const asText = (value: Json): string => JSON.stringify(value, null, 2);

function curl({ method, url, headers, body }: SampleRequest): string {
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${inShell(url)}`,
    ...headers.map(([name, value]) => `-H ${inShell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${inShell(asText(body))}`]),
  ];
  return parts.join(' \\\n  ');
}

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

function javascript({ method, url, headers, body }: SampleRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(headers.length === 0
      ? []
      : [`  headers: ${indented(asText(Object.fromEntries(headers)), '  ')},`]),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(asText(body), '  ')}),`]),
  ];
  const rest = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`;
  return `const response = await fetch(${JSON.stringify(url)}${rest});\nconsole.log(response.status, await response.text());`;
}

/** Returns a JSON value as a literal of Python. */
function inPython(value: Json, indent = ''): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item: Json) => inPython(item, inner))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}: ${inPython(item, inner)}`,
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return items.length === 0
    ? `${open}${close}`
    : `${open}\n${items.map((item) => `${inner}${item},`).join('\n')}\n${indent}${close}`;
}

function python({ method, url, headers, body }: SampleRequest): string {
  const values = [
    JSON.stringify(method),
    JSON.stringify(url),
    ...(headers.length === 0 ? [] : [`headers=${inPython(Object.fromEntries(headers), '    ')}`]),
    ...(body === undefined ? [] : [`json=${inPython(body, '    ')}`]),
  ];
  return `import requests\n\nresponse = requests.request(\n${values.map((value) => `    ${value},`).join('\n')}\n)\nprint(response.status_code, response.text)`;
}

/** Returns the samples that a document has for an operation. */
function givenSamples({ value }: Operation): CodeSample[] {
  const given = [...listOf(value['x-codeSamples']), ...listOf(value['x-code-samples'])];
  return given.slice(0, MAX_GIVEN_COUNT).flatMap((json): CodeSample[] => {
    const { lang, label, source } = objectOf(json);
    const [language, code] = [textOf(lang), textOf(source)];
    return language === undefined || code === undefined || code.length > MAX_GIVEN_LENGTH
      ? []
      : [{ title: textOf(label) ?? language, language: language.toLowerCase(), code }];
  });
}

/** Returns a request to an operation in each language, or the samples of the document. */
export function codeSamples(document: JsonObject, operation: Operation): CodeSample[] {
  const given = givenSamples(operation);
  if (given.length > 0) return given;
  const request = requestOf(document, operation);
  return [
    { title: 'curl', language: 'bash', code: curl(request) },
    { title: 'JavaScript', language: 'javascript', code: javascript(request) },
    { title: 'Python', language: 'python', code: python(request) },
  ];
}
