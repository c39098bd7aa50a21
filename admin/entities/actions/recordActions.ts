import type { EntityName } from '@plumbline/resources/language/names';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';

/**
 * Extension point: a domain's button beside "edit" on a record's screen, for what is not CRUD. A domain folder may
 * have a `<domain>Actions.ts` that exports `const <domain>Actions: readonly RecordAction[]`; the component renders
 * nothing where it does not apply.
 */
export interface RecordAction {
  resource: EntityName;
  load: () => Promise<ComponentType<{ record: RaRecord<string> }>>;
}

const modules = import.meta.glob<Record<string, readonly RecordAction[]>>(['../../domains/*/*Actions.ts'], {
  eager: true,
});

export const recordActions: readonly RecordAction[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flat(),
);
