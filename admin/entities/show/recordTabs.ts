import type { EntityName } from '@plumbline/resources/language/names';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';

/**
 * Extension point: a domain's own tab of a record, before those of related rows. A domain folder may have a
 * `<domain>Tabs.ts` that exports `const <domain>Tabs: readonly RecordTab[]`.
 */
export interface RecordTab {
  resource: EntityName;
  /** In the address. */
  name: string;
  /** Translation key. */
  label: string;
  load: () => Promise<ComponentType<{ record: RaRecord<string> }>>;
}

const modules = import.meta.glob<Record<string, readonly RecordTab[]>>(['../../domains/*/*Tabs.ts'], {
  eager: true,
});

export const recordTabs: readonly RecordTab[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flat(),
);
