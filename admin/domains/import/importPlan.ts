import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { EntityName } from '@plumbline/resources/language/names';
import { ownTimeZone } from '@plumbline/resources/language/timeZones';
import type {
  ColumnMapping,
  ImportColumn,
  ImportPlan,
  ImportQuestion,
  RecognisedList,
} from '@plumbline/resources/rules/import/importSession';
import { importTargets } from '@plumbline/resources/rules/import/importTargets';
import { holdsSeveral } from '@plumbline/resources/rules/import/planProblems';

/** The initial plan: guessed columns, and creation of missing models and locations where permitted. */
export function startPlan(
  entity: AnyEntity,
  list: RecognisedList,
  target: ImportPlan['target'],
  mayCreate: (to: EntityName) => boolean,
): ImportPlan {
  const mapping = list.columns.map(({ index, target: guess }) => ({ column: index, target: guess }));
  const create = Object.fromEntries(
    creatable(entity, mapping).flatMap(({ field, to }) => (mayCreate(to) ? [[field, {}]] : [])),
  );
  return {
    mapping,
    target,
    create,
    keepUnmapped: null,
    unreadable: 'refuseRow',
    existing: 'overwrite',
    timeZone: ownTimeZone(),
  };
}

/** Assigns a column to a target; a target with a single value is removed from its previous column. */
export function withTarget(
  entity: AnyEntity,
  plan: ImportPlan,
  column: number,
  path: string | null,
): ImportPlan {
  const target = importTargets(entity).find((one) => one.path === path);
  const isTaken = (one: ColumnMapping) =>
    target !== undefined && !holdsSeveral(target) && one.target === path;
  const mapping = plan.mapping.map((one) =>
    // Settings of a column belong to its previous target field and are dropped.
    one.column === column ? { column, target: path } : isTaken(one) ? { ...one, target: null } : one,
  );
  const still = new Set(creatable(entity, mapping).map(({ field }) => field));
  return {
    ...plan,
    mapping,
    create: Object.fromEntries(Object.entries(plan.create).filter(([field]) => still.has(field))),
  };
}

type Habit = { [K in 'decimal' | 'order' | 'units']?: ColumnMapping[K] | undefined };

/** Sets how ambiguous values of a column are read; undefined: as detected in the column. */
export function withHabit(plan: ImportPlan, column: number, habit: Habit): ImportPlan {
  const said = ({ decimal, order, units, ...rest }: ColumnMapping & Habit): ColumnMapping => ({
    ...rest,
    ...(decimal ? { decimal } : {}),
    ...(order ? { order } : {}),
    ...(units ? { units } : {}),
  });
  return {
    ...plan,
    mapping: plan.mapping.map((one) => (one.column === column ? said({ ...one, ...habit }) : one)),
  };
}

/** The answer to a question in the plan; undefined where there is none yet. */
export function answerTo(
  { mapping }: ImportPlan,
  { column, about, word }: ImportQuestion,
): string | undefined {
  const one = mapping.find((entry) => entry.column === column);
  return about === 'unit' ? one?.units?.[word ?? ''] : one?.[about];
}

export function withAnswer(
  plan: ImportPlan,
  { column, about, word }: ImportQuestion,
  answer: string,
): ImportPlan {
  if (about === 'decimal')
    return answer === ',' || answer === '.' ? withHabit(plan, column, { decimal: answer }) : plan;
  if (about === 'order')
    return answer === 'dmy' || answer === 'mdy' ? withHabit(plan, column, { order: answer }) : plan;
  const before = plan.mapping.find((one) => one.column === column)?.units;
  return withHabit(plan, column, { units: { ...before, [word ?? '']: answer } });
}

/** Chooses a value for all rows; values that depend on the previous owner are removed. */
export function withChosen(entity: AnyEntity, plan: ImportPlan, name: string, id: string | null): ImportPlan {
  const kept = Object.entries(plan.target).filter(([other]) => {
    const field = entity.fields[other];
    return other !== name && !(isReference(field) && field.sameOwnerAs === name);
  });
  return { ...plan, target: { ...Object.fromEntries(kept), ...(id === null ? {} : { [name]: id }) } };
}

export interface Creatable {
  field: string;
  to: EntityName /** References that a new row must be given. */;
  needs: { name: string; to: EntityName }[];
}

/** References of mapped columns whose missing rows could be created. */
export function creatable(entity: AnyEntity, mapping: readonly ColumnMapping[]): Creatable[] {
  const paths = mapping.flatMap(({ target }) => target ?? []);
  return Object.entries(entity.fields).flatMap(([field, definition]) => {
    if (!isReference(definition) || definition.readOnly || !paths.includes(field)) return [];
    const to = entities[definition.to];
    if (!to.exchange?.createdOnDemand) return [];
    const others = Object.entries(to.fields).filter(
      ([name, { required }]) => required && name !== to.exchange?.key,
    );
    // Only references can be chosen for all rows; other required fields cannot be given.
    const needs = others.flatMap(([name, inner]) => (isReference(inner) ? [{ name, to: inner.to }] : []));
    return needs.length === others.length ? [{ field, to: definition.to, needs }] : [];
  });
}

/** Columns with values but without a target. */
export function unmappedColumns(plan: ImportPlan, list: RecognisedList): ImportColumn[] {
  const free = new Set(plan.mapping.filter(({ target }) => target === null).map(({ column }) => column));
  return list.columns.filter(({ index, samples }) => free.has(index) && samples.length > 0);
}

/** The field for values of unmapped columns. */
export const notesField = (entity: AnyEntity): string | null =>
  importTargets(entity).find((target) => holdsSeveral(target) && !target.through)?.path ?? null;

/** Whether dates of the column are ambiguous (3/4/2024). */
export const isAmbiguousDate = ({ samples }: ImportColumn): boolean =>
  samples.some((cell) => typeof cell === 'string' && /^\d{1,2} ?[/-] ?\d{1,2} ?[/-] ?\d{2,4}/.test(cell));

/** Whether numbers of the column are ambiguous (1.200). */
export const isAmbiguousNumber = ({ samples }: ImportColumn): boolean =>
  samples.some((cell) => typeof cell === 'string' && /^[1-9]\d{0,2}[.,]\d{3}(?!\d)/.test(cell));
