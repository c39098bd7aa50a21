import { newId } from '@plumbline/resources/language/ids';
import type { LocalRow } from '../../../data/offline';

export type Preparation = NonNullable<LocalRow<'auditPlannings'>['preparations']>[number];

const usual = ['access', 'safety', 'documents', 'reach', 'tools'] as const;

/** Default preparations in the planner's language; editable for each appointment. */
export const usualPreparations = (translate: (key: string) => string): Preparation[] =>
  usual.map((name) => ({
    id: newId(),
    name: translate(`planning.preparations.usual.${name}`),
    isDone: false,
  }));

/** The items as sent, without empty lines. */
export const written = (items: readonly Preparation[]): Preparation[] =>
  items.map((one) => ({ ...one, name: one.name.trim() })).filter(({ name }) => name);

export const undone = (items: readonly Preparation[] | null): Preparation[] =>
  (items ?? []).filter(({ isDone }) => !isDone);
