import { entities } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Actor } from '@plumbline/resources/language/permissions';
import { needsServer } from '@plumbline/resources/rules/sync/needsServer';
import { isKept } from '@plumbline/resources/rules/sync/shards';
import type { LocalStore } from '../local/createLocalStore';
import type { OfflineClient } from '../OfflineClient';
import { OfflineError } from '../OfflineError';
import type { Draft, Outbox } from '../outbox/createOutbox';
import type { Photos } from '../sync/photos';
import { photosIn } from './photosIn';

interface Parts {
  local: LocalStore;
  outbox: Outbox;
  photos: Photos;
  now: () => number;
  actor: () => Actor | null;
  /** Requests a sync: the outbox has unsent commands. */
  request: () => void;
}

type Writes = Pick<OfflineClient, 'save' | 'create' | 'remove' | 'command'>;

/** Writes to records: each becomes one command on disk before the promise resolves. */
export function clientWrites({ local, outbox, photos, now, actor, request }: Parts): Writes {
  async function append(draft: Omit<Draft, 'photos'>): Promise<void> {
    const entity = entities[draft.resource];
    if (!isKept(entity) || needsServer(entity, draft, actor() ?? undefined))
      throw new OfflineError('ONLINE_ONLY');
    const named = photosIn(draft.resource, draft.patch).filter((hash) => photos.isHere(hash));
    await outbox.append({ ...draft, photos: named });
    request();
  }

  const versionOf = (resource: EntityName, id: string): number | null => {
    const version = local.record(resource, id)?.version;
    return typeof version === 'number' ? version : null;
  };

  return {
    save(resource, recordId, patch, { baseVersion, before = local.record(resource, recordId) } = {}) {
      const known = Object.fromEntries(Object.keys(patch).map((field) => [field, before?.[field]]));
      return append({
        resource,
        recordId,
        operation: 'update',
        patch: { ...patch },
        before: known,
        seen: baseVersion ?? versionOf(resource, recordId),
      });
    },
    async create(resource, { id = newId(now()), ...draft }) {
      await append({ resource, recordId: id, operation: 'create', patch: draft, before: {}, seen: null });
      return id;
    },
    remove: (resource, recordId, { baseVersion, given = {} } = {}) =>
      append({
        resource,
        recordId,
        operation: 'delete',
        patch: { ...given },
        before: {},
        seen: baseVersion ?? versionOf(resource, recordId),
      }),
    command: (resource, recordId, name, args = {}) =>
      append({ resource, recordId, operation: 'command', name, patch: args, before: {}, seen: null }),
  };
}
