import { createHash } from 'node:crypto';
import { entityList } from '@plumbline/resources/entities/index';
import type { Actor } from '@plumbline/resources/language/permissions';
import { SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';

/**
 * Hash of the reader and of everything that determines what the reader may read. A device with another stamp may hold
 * rows that are no longer permitted or have another format, and reloads. `settings`: the account's settings that
 * affect its rows.
 */
export function rightsStamp(actor: Actor, settings = ''): string {
  const subject = {
    user: actor.user,
    contact: actor.contact,
    instance: actor.instance,
    role: actor.role,
    locations: sorted(actor.locations),
    categories: sorted(actor.categories),
    broker: actor.broker ?? null,
    brokers: sorted(actor.brokers ?? []),
    schema: SCHEMA_VERSION,
    definitions: definitionsHash,
    settings,
  };
  return sha256(JSON.stringify(subject)).slice(0, 32);
}

const sorted = (ids: Actor['locations']): Actor['locations'] => (ids === 'all' ? ids : [...ids].sort());
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const definitionsHash = sha256(
  JSON.stringify(
    entityList.map(({ name, offline, permissions, fields }) => [name, offline, permissions, fields]),
  ),
);
