import { type RecordState, useOutbox } from '../../data/offline';

/** Common synchronisation state of several records: refused if one is, waiting if one is. */
export function useRecordsState(ids: readonly string[]): RecordState {
  const { items } = useOutbox();
  const open = items.filter((item) => item.state !== 'confirmed' && ids.includes(item.command.recordId));
  if (open.some((item) => item.state === 'refused')) return 'refused';
  return open.length > 0 ? 'waiting' : 'synced';
}
