import { recordKey } from '../storage/OutboxStorage';
import type { OutboxItem } from '../types';

interface Limits {
  commands: number;
  bytes: number;
}

/**
 * The next commands to send, in order. Skips records with an earlier refused command, and those for which `isBlocked`.
 * At least one command is returned, however large it is.
 */
export function nextBatch(
  items: readonly OutboxItem[],
  { commands, bytes }: Limits,
  isBlocked: (item: OutboxItem) => boolean = () => false,
): OutboxItem[] {
  const blocked = new Set<string>();
  const batch: OutboxItem[] = [];
  let size = 0;
  for (const item of items) {
    if (batch.length >= commands) break;
    const record = recordOf(item);
    if (item.state === 'refused' || (item.state === 'waiting' && isBlocked(item))) blocked.add(record);
    if (item.state !== 'waiting' || blocked.has(record)) continue;
    // Characters, not bytes: the limit is approximate, a 413 corrects it.
    size += JSON.stringify(item.command).length;
    if (batch.length > 0 && size > bytes) break;
    batch.push(item);
  }
  return batch;
}

export const recordOf = ({ command }: OutboxItem): string => recordKey(command.resource, command.recordId);
