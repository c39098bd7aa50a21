import type { TransactionCall } from '../../entities/hooks';

/** Number of regulations among these that are for expert inspections. */
export async function expertsAmong({ db }: TransactionCall, ids: readonly string[]): Promise<number> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return 0;
  const rows = await db('auditRegulations')
    .whereIn('id', wanted)
    .where({ type: 'expert', deletedAt: null })
    .select('id');
  return rows.length;
}
