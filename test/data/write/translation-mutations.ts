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
      async () => `(input: { ${organization}, title: "Made" }) { translationSettings { id } }`,
    ],
    setTranslationSettings: [
      'translation.update',
      async () =>
        `(input: { id: "${await own()}", title: "Other" }) { translationSettings { id } }`,
    ],
    deleteTranslationSettings: [
      'translation.delete',
      async () => `(input: { id: "${await own()}" }) { deletedTranslationSettingsId }`,
    ],
    markTranslated: [
      'translation.mark',
      async () =>
        `(input: { translationSettingsId: "${await own()}", language: FR }) { translation { language } }`,
    ],
  };
}
