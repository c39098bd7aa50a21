import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isLongText } from '@plumbline/resources/language/fields/types/longText';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { isId } from '@plumbline/resources/language/ids';
import { withRegulations } from '@plumbline/resources/language/regulationDates';
import { isTimeZone } from '@plumbline/resources/language/timeZones';
import type {
  ColumnMapping,
  ImportPlan,
  RecognisedList,
} from '@plumbline/resources/rules/import/importSession';
import { chosenReferences, planProblems } from '@plumbline/resources/rules/import/planProblems';
import { ApiError, fail } from '../../base/errors/errors';
import { accountEntity } from '../../entities/accountEntity';
import type { Call } from '../../entities/call';
import { getRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';

/**
 * Reads a plan from a request: checks its shape and the entity's requirements, and that the caller may read all rows it
 * names. Errors: BAD_REQUEST, IMPORT_PLAN.
 */
export async function readPlan(
  call: Call,
  definition: AnyEntity,
  list: RecognisedList,
  body: Row,
): Promise<ImportPlan> {
  const entity = withRegulations(await accountEntity(call, definition), list.regulations);
  const plan = shapeOf(list, entity, body);
  const problems = planProblems(entity, plan, call.actor.instanceType);
  if (problems.length > 0) throw new ApiError('IMPORT_PLAN', { problems });
  const chosen = Object.entries(plan.target).map(([name, id]) => [entity, name, id] as const);
  const created = Object.entries(plan.create).flatMap(([through, values]) =>
    Object.entries(values).map(([name, id]) => [referenced(entity, through), name, id] as const),
  );
  for (const [owner, name, id] of [...chosen, ...created]) {
    const field = owner?.fields[name];
    if (id !== null && isReference(field)) await getRecord(call, entities[field.to], id);
  }
  await checkOwners(call, entity, plan);
  return plan;
}

const referenced = (entity: AnyEntity, name: string): AnyEntity | undefined => {
  const field = entity.fields[name];
  return isReference(field) ? entities[field.to] : undefined;
};

// The chosen location must belong to the chosen customer: otherwise every row would be refused.
async function checkOwners(call: Call, entity: AnyEntity, plan: ImportPlan): Promise<void> {
  for (const [name, id] of Object.entries(plan.target)) {
    const field = entity.fields[name];
    if (id === null || !isReference(field) || !field.sameOwnerAs) continue;
    const row = await getRecord(call, entities[field.to], id);
    if ((row[field.sameOwnerAs] ?? null) !== (plan.target[field.sameOwnerAs] ?? null))
      throw new ApiError('IMPORT_PLAN', { problems: [{ message: 'import.plan.otherOwner', target: name }] });
  }
}

function shapeOf(list: RecognisedList, entity: AnyEntity, body: Row): ImportPlan {
  const chosen = chosenReferences(entity);
  const keep = body.keepUnmapped ?? null;
  if (keep !== null && (typeof keep !== 'string' || !isLongText(entity.fields[keep])))
    fail('BAD_REQUEST', { field: 'keepUnmapped' });
  const target = Object.fromEntries(
    Object.entries(record(body.target, 'target')).filter(([, id]) => id !== null && id !== ''),
  );
  for (const [name, id] of Object.entries(target))
    if (!chosen.includes(name) || !isId(id)) fail('BAD_REQUEST', { field: `target.${name}` });
  const create = Object.fromEntries(
    Object.entries(record(body.create, 'create')).map(([name, values]) => [
      name,
      texts(record(values, `create.${name}`), `create.${name}`),
    ]),
  );
  if (!Array.isArray(body.mapping)) fail('BAD_REQUEST', { field: 'mapping' });
  return {
    mapping: body.mapping.map((entry) => mappingOf(list, entry)),
    target: texts(target, 'target'),
    create,
    keepUnmapped: keep,
    unreadable: body.unreadable === 'leaveOut' ? 'leaveOut' : 'refuseRow',
    existing: body.existing === 'fillEmpty' ? 'fillEmpty' : 'overwrite',
    ...(body.ownerless === true ? { ownerless: true } : {}),
    ...timeZoneIn(body),
  };
}

function timeZoneIn({ timeZone }: Row): Pick<ImportPlan, 'timeZone'> {
  if (timeZone === undefined || timeZone === null) return {};
  return typeof timeZone === 'string' && isTimeZone(timeZone)
    ? { timeZone }
    : fail('BAD_REQUEST', { field: 'timeZone' });
}

function mappingOf(list: RecognisedList, entry: unknown): ColumnMapping {
  const { column, target = null, decimal, order, units } = record(entry, 'mapping');
  const found = list.columns.find(({ index }) => index === column);
  if (!found || (target !== null && typeof target !== 'string'))
    return fail('BAD_REQUEST', { field: 'mapping' });
  return {
    column: found.index,
    target,
    ...(decimal === ',' || decimal === '.' ? { decimal } : {}),
    ...(order === 'dmy' || order === 'mdy' ? { order } : {}),
    ...(units ? { units: texts(record(units, 'mapping'), 'mapping') } : {}),
  };
}

function record(value: unknown, field: string): Row {
  if (value === undefined || value === null) return {};
  // TypeScript does not narrow a plain object to a record.
  return typeof value === 'object' && !Array.isArray(value) ? (value as Row) : fail('BAD_REQUEST', { field });
}

function texts(values: Row, field: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      typeof value === 'string' ? [name, value] : fail('BAD_REQUEST', { field: `${field}.${name}` }),
    ),
  );
}
