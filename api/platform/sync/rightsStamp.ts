import { createHash } from 'node:crypto';
import { entityList } from '@plumbline/resources/entities/index';
import type { Actor } from '@plumbline/resources/language/permissions';
import { SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';

/**
 * Fingerprint of who reads and of all that decides what they may read. A device whose stamp differs holds rows that
 * may not be its person's any more, or in another shape, and starts anew. `settings`: what the account made of its rows.
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
