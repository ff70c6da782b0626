// Who may do what with translations, from the rules' text. Nothing of src is imported here.
import { levelOn, levelWord, READ, type Row, SPACE } from './row.ts';
import type { Standing } from './standings.ts';

const CHANGE_SPACE = 'space:write';

const onSettings = (rule: Pick<Row, 'may' | 'needs'>, ...scopes: string[]): Row => ({ scopes, about: 'translationSettings', ...rule });
/** "Translation-settings: view ≥ read". */
const view = { may: (who: Standing) => who.level >= 1, needs: 'read' };
/** "Translations writes: create". */
const change = { may: (who: Standing) => who.level >= 5, needs: 'create' };

/** Translation settings, their languages, and what is said of pages. */
export const translationRows: Readonly<Record<string, Row>> = {
  listTranslationSettings: { ...onSettings(view, READ, SPACE), about: 'organization' },
  createTranslationSettings: { ...onSettings(change, CHANGE_SPACE, SPACE), about: 'organization' },
  getTranslationSettings: onSettings(view, SPACE),
  setTranslationSettings: onSettings(change, CHANGE_SPACE, SPACE),
  // What is not seen under an organization that is: success, and nothing is done.
  deleteTranslationSettings: { ...onSettings(change, CHANGE_SPACE), below: 'organization' },
  listTranslations: onSettings(view, SPACE),
  getTranslation: onSettings(view, SPACE),
  listPageTranslations: onSettings(view, SPACE),
  listSourceChanges: onSettings(view, SPACE),
  // Whoever writes a translation says what it says: level edit on its space.
  markTranslated: { scopes: [CHANGE_SPACE, SPACE], about: 'translation', may: (who) => levelOn(who) >= 3, needs: 'edit', has: levelWord },
};
