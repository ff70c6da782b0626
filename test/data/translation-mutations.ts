// The mutations of translations: the action that the one event of each names, and its call, made of settings of its own.
import { makeTranslation } from '../translation/made.ts';
import { ids, type World } from '../support.ts';

type Mutation = readonly [action: string, call: () => Promise<string>];

/** Of each mutation. */
export function translationMutations(world: World): Readonly<Record<string, Mutation>> {
  const organization = `organizationId: "${ids.acme}"`;
  const own = async () => (await makeTranslation(world, [])).id;
  return {
    createTranslationSettings: ['translation.create', async () => `(${organization}, input: { title: "Made" }) { translationSettings { id } }`],
    setTranslationSettings: ['translation.update', async () => `(${organization}, id: "${await own()}", input: { title: "Other" }) { translationSettings { id } }`],
    deleteTranslationSettings: ['translation.delete', async () => `(${organization}, id: "${await own()}") { deletedTranslationSettingsId }`],
    markTranslated: ['translation.mark', async () => `(${organization}, translationSettingsId: "${await own()}", language: FR, input: {}) { translation { language } }`],
  };
}
