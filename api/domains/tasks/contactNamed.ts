import type { Call } from '../../entities/call';

/** The contact of the account with this full name; null if there is none or more than one. */
export async function contactNamed({ db, actor }: Call, name: string | null): Promise<string | null> {
  const wanted = name?.trim();
  if (!wanted) return null;
  const rows: { id: string }[] = await db('contacts')
    .where({ instance: actor.instance, deletedAt: null })
    .whereRaw("concat(firstName, ' ', lastName) = ?", [wanted])
    .limit(2)
    .select('id');
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}
