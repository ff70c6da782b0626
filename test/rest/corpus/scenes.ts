/** Lists the scenes; each is recorded in a file of the same name. */
import { additions } from './scenes/additions.ts';
import { changeRequests } from './scenes/change-requests.ts';
import { collections } from './scenes/collections.ts';
import { comments } from './scenes/comments.ts';
import { imports } from './scenes/imports.ts';
import { integrations } from './scenes/integrations.ts';
import { notifications } from './scenes/notifications.ts';
import { people } from './scenes/people.ts';
import { settings } from './scenes/settings.ts';
import { siteParts } from './scenes/site-parts.ts';
import { sites } from './scenes/sites.ts';
import { spaces } from './scenes/spaces.ts';
import { specs } from './scenes/specs.ts';
import { teams } from './scenes/teams.ts';
import type { Scene } from './script.ts';

interface SceneEntry {
  readonly scene: Scene;
  /** True for a scene whose requests wait for background jobs. */
  readonly jobs?: boolean;
}

export const scenes: Readonly<Record<string, SceneEntry>> = {
  additions: { scene: additions },
  'change-requests': { scene: changeRequests },
  collections: { scene: collections },
  comments: { scene: comments },
  imports: { scene: imports, jobs: true },
  integrations: { scene: integrations },
  notifications: { scene: notifications },
  people: { scene: people },
  settings: { scene: settings },
  'site-parts': { scene: siteParts },
  sites: { scene: sites },
  spaces: { scene: spaces },
  specs: { scene: specs },
  teams: { scene: teams },
};
