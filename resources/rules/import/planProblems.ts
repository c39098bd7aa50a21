import { entities } from '../../entities';
import type { AnyEntity } from '../../language/defineEntity';
import { codecOf } from '../../language/exchange/codecs/codecs';
import { fieldParts } from '../../language/fields/fieldParts';
import { isReference } from '../../language/fields/types/reference';
import type { AccountType } from '../../language/permissions';
import { isFilledBy } from '../ownership';
import type { ImportPlan } from './importSession';
import { type ImportTarget, importTargets } from './importTargets';

/** Why a plan is invalid: a locale key under `import.plan`, and its target. */
export interface PlanProblem {
  message: string;
  target?: string;
}

/** Validates a plan against the definition, equally on device and server. */
export function planProblems(entity: AnyEntity, plan: ImportPlan, accountType?: AccountType): PlanProblem[] {
  const targets = importTargets(entity);
  const mapped = plan.mapping.flatMap(({ target }) => target ?? []);
  const known = new Set(targets.map(({ path }) => path));
  const key = entity.exchange?.key ?? '';
  // One language of a localized text suffices.
  const named = new Set(
    targets.flatMap(({ path, name, part }) => (mapped.includes(path) ? [part ? name : path] : [])),
  );
  return [
    ...mapped
      .filter((path) => !known.has(path))
      .map((target) => ({ message: 'import.plan.unknownTarget', target })),
    ...(named.has(key) ? [] : [{ message: 'import.plan.keyUnmapped', target: key }]),
    ...[...targets.flatMap(({ path, required }) => (required ? [path] : [])), ...requiredInParts(entity)]
      .filter((name) => name !== key && !named.has(name) && !plan.target[name])
      .map((target) => ({ message: 'import.plan.requiredUnmapped', target })),
    ...[belongsTo(entity, accountType) ?? []]
      .flat()
      .filter((name) => !mapped.includes(name) && !plan.target[name] && !plan.ownerless)
      .map((target) => ({ message: 'import.plan.customerUnsaid', target })),
    ...targets
      .filter((target) => !holdsSeveral(target) && mapped.filter((path) => path === target.path).length > 1)
      .map(({ path }) => ({ message: 'import.plan.targetTwice', target: path })),
    ...Object.keys(plan.create)
      .filter((name) => !createdOnDemand(entity, name))
      .map((target) => ({ message: 'import.plan.unknownTarget', target })),
  ];
}

/** The customer field, in accounts that keep rows for others. */
export function belongsTo({ exchange, fields }: AnyEntity, accountType?: AccountType): string | undefined {
  const name = exchange?.belongsTo;
  const field = name === undefined ? undefined : fields[name];
  return field && accountType && isFilledBy(field, accountType) ? name : undefined;
}

const createdOnDemand = ({ fields }: AnyEntity, name: string): boolean => {
  const field = fields[name];
  return isReference(field) && !field.readOnly && entities[field.to].exchange?.createdOnDemand === true;
};

const requiredInParts = ({ exchange, fields }: AnyEntity): string[] =>
  (exchange?.columns ?? []).filter((name) => {
    const field = fields[name];
    return field?.required && !field.readOnly && fieldParts(field).length > 0;
  });

/** Notes take several columns; other targets one. */
export const holdsSeveral = ({ field }: Pick<ImportTarget, 'field'>): boolean =>
  codecOf(field).holdsSeveral === true;

/** Fields with one value for the whole list: without a column, the scope of keys, and the parent of locations. */
export function chosenReferences(entity: AnyEntity, accountType?: AccountType): string[] {
  const columns: readonly string[] = entity.exchange?.columns ?? [];
  const { unique } = entity.fields[entity.exchange?.key ?? ''] ?? {};
  const within = typeof unique === 'object' ? unique.within : undefined;
  return Object.entries(entity.fields).flatMap(([name, field]) =>
    isReference(field) &&
    !field.readOnly &&
    (!accountType || isFilledBy(field, accountType)) &&
    (!columns.includes(name) || name === within || entities[field.to].tree) &&
    name !== entity.tree &&
    name !== entity.exchange?.key
      ? [name]
      : [],
  );
}
