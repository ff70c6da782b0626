// Creates translation settings with the target space as a translation of the locked space.
import { ids, type World } from '../support.ts';

/** The translation settings of ana, which operations name. */
export interface TranslationTargets {
  readonly translationSettingsId: string;
}

/** Creates the target settings: the target space is the French translation of the source space. */
export async function createTargetTranslation(
  world: World,
  spaceId: string,
  sourceId: string,
): Promise<TranslationTargets> {
  const input = {
    title: 'The settings meant',
    languages: ['fr'],
    source: { space: sourceId, language: 'en' },
    spaces: [{ space: spaceId, language: 'fr' }],
  };
  const { body } = await world.as('ana').post(`/v1/orgs/${ids.acme}/translations`, input);
  return { translationSettingsId: body.id };
}
