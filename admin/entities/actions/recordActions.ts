import type { EntityName } from '@plumbline/resources/language/names';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';

/**
 * A button of a domain's own beside "edit" on the screen that shows a row, for what is not CRUD. Every domain folder may
 * hold one `<domain>Actions.ts` that exports `const <domain>Actions: readonly RecordAction[]`; it draws nothing where it
 * does not apply.
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
