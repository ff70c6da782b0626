// Lists the mutations of translations, each with the action of its event and its call on settings
// of its own.
import { ids, type World } from '../../support.ts';
import { makeTranslation } from '../../translation/made.ts';
import type { Mutation } from './fixture.ts';

/** Returns the event and the call of each of these mutations. */
export function translationMutations(world: World): Readonly<Record<string, Mutation>> {
  const organization = `organizationId: "${ids.acme}"`;
  const own = async () => (await makeTranslation(world, [])).id;
  return {
    createTranslationSettings: [
      'translation.create',
      async () => `(${organization}, input: { title: "Made" }) { translationSettings { id } }`,
    ],
    setTranslationSettings: [
      'translation.update',
      async () =>
        `(${organization}, id: "${await own()}", input: { title: "Other" }) { translationSettings { id } }`,
    ],
    deleteTranslationSettings: [
      'translation.delete',
      async () => `(${organization}, id: "${await own()}") { deletedTranslationSettingsId }`,
    ],
    markTranslated: [
      'translation.mark',
      async () =>
        `(${organization}, translationSettingsId: "${await own()}", language: FR, input: {}) { translation { language } }`,
    ],
  };
}
