// States who may do what with translations, from the rules' text. Nothing of src is imported here.
import { levelOn, levelNameOn, READ, type Row, SPACE } from './row.ts';
import type { ActorProfile } from './actors.ts';

const CHANGE_SPACE = 'space:write';

const onSettings = (rule: Pick<Row, 'may' | 'needs'>, ...scopes: string[]): Row => ({
  scopes,
  about: 'translationSettings',
  ...rule,
});
/** Rule: to view translation settings requires the role `read`. */
const view = { may: (profile: ActorProfile) => profile.level >= 1, needs: 'read' };
/** Rule: to write translations requires the role `create`. */
const change = { may: (profile: ActorProfile) => profile.level >= 5, needs: 'create' };

/** Translation settings, their languages, and the states of translated pages. */
export const translationRows: Readonly<Record<string, Row>> = {
  listTranslationSettings: { ...onSettings(view, READ, SPACE), about: 'organization' },
  createTranslationSettings: { ...onSettings(change, CHANGE_SPACE, SPACE), about: 'organization' },
  getTranslationSettings: onSettings(view, SPACE),
  setTranslationSettings: onSettings(change, CHANGE_SPACE, SPACE),
  // An invisible target under a visible organization returns success without an effect.
  deleteTranslationSettings: { ...onSettings(change, CHANGE_SPACE), below: 'organization' },
  listTranslations: onSettings(view, SPACE),
  getTranslation: onSettings(view, SPACE),
  listPageTranslations: onSettings(view, SPACE),
  listSourceChanges: onSettings(view, SPACE),
  // Marking a page as translated requires the level `edit` on the translation's space.
  markTranslated: {
    scopes: [CHANGE_SPACE, SPACE],
    about: 'translation',
    may: (profile) => levelOn(profile) >= 3,
    needs: 'edit',
    has: levelNameOn,
  },
};
