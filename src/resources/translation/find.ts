/** Finds translation settings by id. */
import type { Tx } from '../../data/database.ts';
import type { Loaders } from '../../data/loaders.ts';
import type { TranslationSettingsRow } from '../../data/rows/translation.ts';
import { column, statement } from '../../data/statement.ts';

const LOCK = statement(
  'translation.lock',
  'SELECT id FROM translation_settings WHERE id = $1 AND organization_id = $2 FOR NO KEY UPDATE',
  { id: column.text },
);

/**
 * Returns the translation settings of an organization, or null. In a transaction, the row stays
 * locked until the transaction ends, so that changes run one after the other.
 */
export async function findTranslationSettings(
  load: Loaders,
  organizationId: string,
  id: string,
  tx?: Tx,
): Promise<TranslationSettingsRow | null> {
  // Only rows in the caller's own organizations are locked.
  const isMember = (await load.memberships()).has(organizationId);
  if (tx && isMember) await tx.query(LOCK, [id, organizationId]);
  const row = isMember ? await load.translationSettings.load(id) : null;
  return row?.organizationId === organizationId ? row : null;
}
