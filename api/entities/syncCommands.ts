import type { EntityName } from '@plumbline/resources/language/names';
import type { TransactionCall } from './hooks';
import type { Row } from './rowMapper';

/** A domain's command on one record with its arguments; runs in the transaction of its receipt. */
export type SyncCommand = (call: TransactionCall, id: string, args: Row) => Promise<unknown>;

const registry = new Map<string, SyncCommand>();

/** Registers a domain's command for the outbox; the same function may serve `POST /api/<resource>/:id/<name>`. */
export function registerSyncCommand(resource: EntityName, name: string, run: SyncCommand): void {
  registry.set(`${resource}/${name}`, run);
}

export const syncCommand = (resource: EntityName, name: string): SyncCommand | undefined =>
  registry.get(`${resource}/${name}`);
