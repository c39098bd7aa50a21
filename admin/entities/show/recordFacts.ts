import type { EntityName } from '@plumbline/resources/language/names';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';

/**
 * Extension point: information derived from a row, below the fields of a tab or above its list. A domain folder may have a
 * `<domain>Facts.ts` that exports `const <domain>Facts: readonly RecordFact[]`; the component renders nothing if there
 * is no information.
 */
export interface RecordFact {
  resource: EntityName;
  /** Null: above all tabs. */
  tab: string | null;
  /** Shown above the form as well. */
  isInForm?: boolean;
  load: () => Promise<ComponentType<{ record: RaRecord<string> }>>;
}

const modules = import.meta.glob<Record<string, readonly RecordFact[]>>(['../../domains/*/*Facts.ts'], {
  eager: true,
});

export const recordFacts: readonly RecordFact[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flat(),
);
