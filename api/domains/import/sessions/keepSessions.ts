import type { Api } from '../../../base/context/context';
import { listsWithout, removeList } from './listFile';
import { workOnSession } from './workOnSession';

/**
 * Resumes imports whose process died, and deletes expired sessions with their files, and files without a session: those
 * of erased people and accounts, and uploads whose process died.
 */
export async function keepSessions(api: Api, isClosing: () => boolean): Promise<void> {
  const abandoned: { id: string }[] = await api
    .db('imports')
    .whereIn('state', ['checking', 'running'])
    .where((free) => free.whereNull('leasedUntil').orWhere('leasedUntil', '<', api.db.raw('now(3)')))
    .select('id');
  for (const { id } of abandoned) if (!isClosing()) await workOnSession(api, id, isClosing);
  const expired: { id: string }[] = await api
    .db('imports')
    .where('expiresAt', '<', api.now())
    .whereNotIn('state', ['checking', 'running'])
    .select('id');
  for (const { id } of expired) {
    await removeList(api.config.dataDir, id);
    await api.db('imports').where({ id }).delete();
  }
  const left = await listsWithout(api.config.dataDir, (ids) =>
    api
      .db('imports')
      .whereIn('id', [...ids])
      .pluck('id'),
  );
  for (const id of left) await removeList(api.config.dataDir, id);
}
