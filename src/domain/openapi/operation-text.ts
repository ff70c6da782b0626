/** Writes operations of OpenAPI documents as markdown. */
import { codeSamples } from './code-samples.ts';
import {
  type JsonObject,
  objectOf,
  type Operation,
  resolved,
  schemasByMediaType,
  textOf,
} from './document.ts';
import { readerOf } from './plain-schema.ts';
import { givenExample, sampleOf } from './sample-value.ts';
import { cell, code, codeBlock, exampleText, fieldsText, table, typeText } from './schema-text.ts';

/** Returns the text of the page of an operation. */
export function textOfOperation(document: JsonObject, operation: Operation): string {
  const { method, path, value, parameters } = operation;
  const blocks = [
    code(`${method} ${path}`),
    value['deprecated'] === true ? '**Deprecated.**' : '',
    textOf(value['description']) ?? '',
    ...parametersText(
      document,
      [...parameters.values()].map((parameter) => parameter.value),
    ),
    ...bodyText(document, resolved(document, value['requestBody']).value),
    ...samplesText(document, operation),
    ...responsesText(document, objectOf(value['responses'])),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** Returns a title as an attribute of a tag. */
const titleAttribute = (title: string): string =>
  title.replaceAll(/[^\p{L}\p{N} .,+#/()-]/gu, '').trim() || 'Code';

function samplesText(document: JsonObject, operation: Operation): string[] {
  const tabs = codeSamples(document, operation).map(
    ({ title, language, code: text }) =>
      `{% tab title="${titleAttribute(title)}" %}\n${codeBlock(language.replaceAll(/[^\w+#-]/g, ''), text)}\n{% endtab %}`,
  );
  return ['## Request', `{% tabs %}\n${tabs.join('\n\n')}\n{% endtabs %}`];
}

function parametersText(document: JsonObject, parameters: readonly JsonObject[]): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map((parameter) => [
    code(String(parameter['name'])),
    cell(String(parameter['in'])),
    typeText(
      document,
      parameter['schema'] ?? [...schemasByMediaType(parameter['content']).values()][0],
    ),
    parameter['required'] === true ? 'yes' : 'no',
    cell(textOf(parameter['description']) ?? ''),
  ]);
  return ['## Parameters', table(['Name', 'In', 'Type', 'Required', 'Description'], rows)];
}

function bodyText(document: JsonObject, body: JsonObject): string[] {
  const schemas = [...schemasByMediaType(body['content'])];
  if (schemas.length === 0) return [];
  return [
    '## Body',
    textOf(body['description']) ?? '',
    ...schemas.flatMap(([type, schema]) => [
      `${code(type)}: ${typeText(document, schema)}`,
      ...fieldsText(document, schema),
    ]),
  ];
}

function responsesText(document: JsonObject, responses: JsonObject): string[] {
  const entries = Object.entries(responses);
  if (entries.length === 0) return [];
  return [
    '## Responses',
    ...entries.flatMap(([status, json]) => {
      const { value } = resolved(document, json);
      const schemas = [...schemasByMediaType(value['content'])].flatMap(([type, schema]) => [
        `${code(type)}: ${typeText(document, schema)}`,
        ...fieldsText(document, schema),
      ]);
      return [
        `### ${cell(status)}`,
        textOf(value['description']) ?? '',
        ...schemas,
        ...(status.startsWith('2') ? responseExample(document, value) : []),
      ];
    }),
  ];
}

/** Returns an example of the first body in JSON of a response. */
function responseExample(document: JsonObject, response: JsonObject): string[] {
  const content = objectOf(response['content']);
  const [media] = Object.entries(content).find(([type]) => /[/+]json\b/i.test(type)) ?? [];
  if (media === undefined) return [];
  const form = objectOf(content[media]);
  if (form['schema'] === undefined && givenExample(form) === undefined) return [];
  return [exampleText(givenExample(form) ?? sampleOf(readerOf(document), form['schema'] ?? true))];
}
