/** Translation settings by their ids. */
import type { Tx } from '../../data/database.ts';
import type { Loaders } from '../../data/loaders.ts';
import type { TranslationSettingsRow } from '../../data/rows/translation.ts';

/** The settings of an organization; null where there are none. In a transaction they are locked until that ends: whoever changes what they name, or what is said of their pages, waits. */
export async function findSettings(load: Loaders, organizationId: string, id: string, tx?: Tx): Promise<TranslationSettingsRow | null> {
  const isInside = (await load.memberships()).has(organizationId); // nobody holds what lies in an organization that he does not belong to
  if (tx && isInside) await tx.query('translation.lock', 'SELECT id FROM translation_settings WHERE id = $1 AND organization_id = $2 FOR NO KEY UPDATE', [id, organizationId]);
  const row = isInside ? await load.translationSettings.load(id) : null;
  return row?.organizationId === organizationId ? row : null;
}
