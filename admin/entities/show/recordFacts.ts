import type { EntityName } from '@plumbline/resources/language/names';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';

/**
 * What follows from a row without standing in it, shown below the fields of a tab. Every domain folder may hold one
 * `<domain>Facts.ts` that exports `const <domain>Facts: readonly RecordFact[]`; it draws nothing where there is nothing
 * to say.
 */
export interface RecordFact {
  resource: EntityName;
  /** Null: above all tabs. */
  tab: string | null;
  /** Said above the form as well. */
  isInForm?: boolean;
  load: () => Promise<ComponentType<{ record: RaRecord<string> }>>;
}

const modules = import.meta.glob<Record<string, readonly RecordFact[]>>(['../../domains/*/*Facts.ts'], {
  eager: true,
});

export const recordFacts: readonly RecordFact[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flat(),
);
