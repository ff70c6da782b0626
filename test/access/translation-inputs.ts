// What the operations of translations are asked with in the matrix.
import { and, type Make, organization, withBody } from './input.ts';

const settings: Make = ({ organizationId, translationSettingsId }) => ({ parameters: { organizationId, translationSettingsId } });
/** Each door spells a language in its own way. */
const french: Make = (targets, player) => ({ ...and(settings, () => ({ language: 'fr' }))(targets, player), variables: { language: 'FR' } });

/** Translation settings, their languages, and what is said of pages. */
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
