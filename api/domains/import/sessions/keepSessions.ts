import type { Api } from '../../../base/context/context';
import { removeList } from './listFile';
import { workOnSession } from './workOnSession';

/** Resumes imports whose process died, and deletes expired sessions with their files. */
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
}
