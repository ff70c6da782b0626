// Translation settings that name the space that is meant, beside its source.
import { ids, type World } from '../support.ts';

/** Settings of ana's, which operations name. */
export interface TranslationTargets {
  readonly translationSettingsId: string;
}

/** Makes the settings that are meant: the space that is meant is the French one, and the one beside it the source. */
export async function makeMeantTranslation(world: World, spaceId: string, sourceId: string): Promise<TranslationTargets> {
  const input = { title: 'The settings meant', languages: ['fr'], source: { space: sourceId, language: 'en' }, spaces: [{ space: spaceId, language: 'fr' }] };
  const { body } = await world.as('ana').post(`/v1/orgs/${ids.acme}/translations`, input);
  return { translationSettingsId: body.id };
}
