import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isBoolean } from '@plumbline/resources/language/fields/types/boolean';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import type { Step } from '@plumbline/resources/language/steps';
import { isStateSet } from '../choiceLooks';

type Row = Readonly<Record<string, unknown>>;

/**
 * The states of a row that differ from their default (locked, archived), each with its step; of several set by one
 * step (locked, and locked by hand) only the first, and none that a choice tells (paid).
 */
export function statesOf(entity: AnyEntity, row: Row): { field: string; step: Step }[] {
  const steps = Object.values(entity.steps ?? {});
  const told = new Set<Step>();
  return Object.entries(entity.fields).flatMap(([field, definition]) => {
    if (!isBoolean(definition) || definition.default === undefined) return [];
    const value = row[field] ?? definition.default;
    if (value === definition.default) return [];
    const step = steps.find(({ set }) => set[field] === value);
    if (!step || told.has(step) || isToldByChoice(entity, step)) return [];
    told.add(step);
    return [{ field, step }];
  });
}

const isToldByChoice = ({ fields }: AnyEntity, { set }: Step): boolean =>
  Object.keys(set).some((name) => {
    const field = fields[name];
    return isChoice(field) && isStateSet(field.choices);
  });
