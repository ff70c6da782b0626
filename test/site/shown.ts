// Builds the expected body of a site and reads its events, for the tests in this folder.
import { eventsOf } from '../content/rows.ts';
import { ids, type World } from '../support.ts';
import { type MadeSite, siteBody } from './made.ts';

/** Returns the expected body of a site in `/v1` with these changes. */
export const expectedSite = (
  world: World,
  { id, createdAt, basename }: MadeSite,
  rest: object = {},
) => siteBody(world, { id, createdAt, basename, ...rest });

export const eventsAbout = async (world: World, action: string, { id }: MadeSite) =>
  (await eventsOf(world, ids.acme, action)).filter(({ subjectId }) => subjectId === id);
