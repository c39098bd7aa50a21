import { entities } from '@plumbline/resources/entities/index';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { EntityName } from '@plumbline/resources/language/names';
import type { OutboxItem } from '../types';

/** Records skipped in this round, and everything linked to them. */
export interface Skipping {
  skip(item: OutboxItem): void;
  isSkipped(item: OutboxItem): boolean;
}

type FindRow = (resource: EntityName, id: string) => Readonly<Record<string, unknown>> | undefined;

/**
 * Commands of other records may overtake a failed one, but not those linked to it by a reference: finishing an audit
 * depends on the deficiencies that refer to it, so neither may overtake the other.
 */
export function createSkipping(find: FindRow): Skipping {
  const records = new Set<string>();
  const mentioned = new Set<string>();
  const mentions = ({ command: { resource, recordId, patch } }: OutboxItem): string[] => {
    const row = { ...find(resource, recordId), ...patch };
    return Object.entries(entities[resource].fields).flatMap(([name, field]) =>
      isReference(field) && typeof row[name] === 'string' ? [row[name]] : [],
    );
  };
  return {
    skip(item) {
      records.add(item.command.recordId);
      for (const id of mentions(item)) mentioned.add(id);
    },
    isSkipped: (item) =>
      records.has(item.command.recordId) ||
      mentioned.has(item.command.recordId) ||
      mentions(item).some((id) => records.has(id)),
  };
}
