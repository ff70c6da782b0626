// The inputs of the operations on translations.
import { and, type Make, organization, withBody } from './input.ts';

const settings: Make = ({ organizationId, translationSettingsId }) => ({
  parameters: { organizationId, translationSettingsId },
});
/** REST and GraphQL spell a language differently. */
const french: Make = (targets, testActor) => ({
  ...and(settings, () => ({ language: 'fr' }))(targets, testActor),
  variables: { language: 'FR' },
});

/** Translation settings, their languages, and the states of translated pages. */
export const translationInputs: Readonly<Record<string, Make>> = {
  listTranslationSettings: organization,
  createTranslationSettings: withBody(organization, { title: 'Made in the matrix' }),
  getTranslationSettings: settings,
  setTranslationSettings: withBody(settings, { title: 'Renamed in the matrix' }),
  deleteTranslationSettings: settings,
  listTranslations: settings,
  getTranslation: french,
  listPageTranslations: french,
  listSourceChanges: french,
  markTranslated: withBody(french, {}),
};
