import type { EntityName } from '@plumbline/resources/language/names';
import type { ComponentType } from 'react';

/**
 * Extension point: components derived from the form's values, below the inputs of a tab or below one input. A domain
 * folder may have a `<domain>FormParts.ts` that exports `const <domain>FormParts: readonly FormPart[]`.
 */
export interface FormPart {
  resource: EntityName;
  tab: string;
  /** The input it is shown below. */
  field?: string;
  load: () => Promise<ComponentType<{ values: Readonly<Record<string, unknown>> }>>;
}

const modules = import.meta.glob<Record<string, readonly FormPart[]>>(['../../domains/*/*FormParts.ts'], {
  eager: true,
});
const formParts = Object.values(modules).flatMap((module) => Object.values(module).flat());

export const formPartsOf = (resource: EntityName, tab: string, field?: string): readonly FormPart[] =>
  formParts.filter((part) => part.resource === resource && part.tab === tab && part.field === field);
