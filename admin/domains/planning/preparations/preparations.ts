import { newId } from '@plumbline/resources/language/ids';
import type { LocalRow } from '../../../data/offline';

export type Preparation = NonNullable<LocalRow<'auditPlannings'>['preparations']>[number];

const usual = ['access', 'safety', 'documents', 'reach', 'tools'] as const;

/** What an inspector sees to before almost every appointment, in the planner's language; each appointment changes it. */
export const usualPreparations = (translate: (key: string) => string): Preparation[] =>
  usual.map((name) => ({
    id: newId(),
    name: translate(`planning.preparations.usual.${name}`),
    isDone: false,
  }));

/** The items as they are sent: without lines nobody wrote anything into. */
export const written = (items: readonly Preparation[]): Preparation[] =>
  items.map((one) => ({ ...one, name: one.name.trim() })).filter(({ name }) => name);

export const undone = (items: readonly Preparation[] | null): Preparation[] =>
  (items ?? []).filter(({ isDone }) => !isDone);
