// Publishes and installs integrations for tests.
import { ids, type Person, type World } from '../support.ts';

/** One pixel, as a PNG and as a GIF. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
export const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
).toString('base64');

/** The required fields of a published integration. */
export const least = {
  title: 'Example',
  description: 'An example.',
  script: 'export default {};',
  organization: ids.acme,
};

let made = 0;

/** Publishes an integration under a new name, public by default, and returns the name. */
export async function publish(
  world: World,
  fields: object = {},
  person: Person = 'ana',
): Promise<string> {
  made += 1;
  const name = `example-${made}`;
  const { status, body } = await world
    .as(person)
    .post(`/v1/integrations/${name}`, { ...least, visibility: 'public', ...fields });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return name;
}

/** Installs an integration and returns the response. */
export const install = (world: World, name: string, fields: object = {}, person: Person = 'ana') =>
  world
    .as(person)
    .post(`/v1/integrations/${name}/installations`, { organization: ids.acme, ...fields });
