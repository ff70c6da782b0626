// Creates the paths, inputs and spaces of Acme Docs that the calls of several mutations share.
import { ids, type World } from '../../support.ts';

/** A mutation of the SDL: the action of its event, and its call with fixtures of its own. */
export type Mutation = readonly [action: string, call: () => Promise<string> | string];

export const acme = `organizationId: "${ids.acme}"`;

export const postToAcme = async (world: World, path: string, body?: object) =>
  (await world.as('ana').post(`/v1/orgs/${ids.acme}/${path}`, body)).body;

export const makeSpace = async (world: World): Promise<string> =>
  (await postToAcme(world, 'spaces', { title: 'Fixture' })).id;

export const importing = 'source: MARKDOWN, url: "https://docs.test/"';

export const edits =
  'baseRevisionId: "HEAD", changes: [{ insertPage: { title: "Evented" } }, { insertFile: { name: "a.txt", base64: "YQ==" } }]';
