import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import { newId } from '@plumbline/resources/language/ids';
import {
  type AccountType,
  type Actor,
  isReach,
  type Operation,
  operations,
  type Role,
  refusalOf,
  rightInside,
  rightOf,
  roles,
} from '@plumbline/resources/language/permissions';
import { type ExplainedEntity, explainEntity } from '@plumbline/resources/rules/rights/explainRights';
import { describe, expect, it } from 'vitest';
import { configureEntities } from '../../entities/configureEntities';
import { getRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';
import { actorOf, systemCall } from '../../platform/testing/factories';
import { forWhom, needsHook, useAccessWorld } from '../../platform/testing/useAccessWorld';
import { useRoutes } from '../../platform/testing/useRoutes';

// Compares the explained rights with the answers of the REST API, for every role, account type, entity, operation and
// field. Domain hooks are not registered: they depend on row contents, not on the user.
const { database, ask } = useRoutes((api, answerByServices) => {
  answerByServices();
  configureEntities(api);
});
const { homeOf, rowFor, satisfy, putUnder, draftLike } = useAccessWorld(database);

type Known = Row & { id: string };
interface Asker {
  role: Role;
  type: AccountType;
  more?: Partial<Actor>;
}
const isStaff = (role: Role) => role === 'ProviderAdmin' || role === 'ProviderSupport';
const types: readonly AccountType[] = ['COMPANY', 'AUDITOR', 'BROKER'];
const termination = { erasedOn: '2027-01-31' };
const mirroring = { id: newId(), until: '2027-01-31T12:00:00.000Z', mayWrite: false };
// Each role is tested in one account type, shown in the test names and rotated by run; `RIGHTS_SEED=all` tests every
// type.
const seed = process.env.RIGHTS_SEED ?? String(Math.floor(Math.random() * types.length));
const typesOf = (index: number): readonly AccountType[] => {
  const type = types[(Number(seed) + index) % types.length];
  return type ? [type] : types;
};
const askers: readonly Asker[] = [
  ...roles.flatMap((role, index): Asker[] =>
    isStaff(role) ? [{ role, type: 'PROVIDER' }] : typesOf(index).map((type) => ({ role, type })),
  ),
  { role: 'Owner', type: 'AUDITOR', more: { termination } },
  { role: 'Employee', type: 'COMPANY', more: { termination } },
  { role: 'Owner', type: 'BROKER', more: { tokenScopes: ['read'] } },
  { role: 'Administrator', type: 'COMPANY', more: { tokenScopes: ['write'] } },
  { role: 'Owner', type: 'COMPANY', more: { mirroring } },
  { role: 'Owner', type: 'AUDITOR', more: { mirroring: { ...mirroring, mayWrite: true } } },
];
const nameOf = ({ role, type, more = {} }: Asker): string =>
  [role, type, ...Object.entries(more).map(([key, value]) => `${key} ${JSON.stringify(value)}`)].join(' ');

describe.each(askers.map((asker) => [nameOf(asker), asker] as const))('%s', (_name, asker) => {
  it.each(entityList.map((entity) => [entity.name, entity] as const))('%s', async (_entity, entity) => {
    for (const operation of operations) {
      const { row, actor } = await setting(entity, operation, asker);
      if (needsHook(entity, operation, rightOf(entity, operation, actor))) continue;
      const told = explainEntity(entity, actor, []).operations.find((one) => one.operation === operation);
      const { status, code, reason } = await said(await send[operation](actor, entity, row));
      const may = status < 300 || (operation === 'delete' && code === 'IN_USE');
      const refusal = told?.refusal ?? null;
      expect({ operation, may, reason, code: may ? '' : code }).toEqual({
        operation,
        may: refusal === null,
        reason: refusal,
        code: refusal ? 'FORBIDDEN' : '',
      });
    }
  });

  it.each(entityList.map((entity) => [entity.name, entity] as const))(
    'every field of %s',
    async (_entity, entity) => {
      const { row, actor } = await setting(entity, 'update', asker);
      const { fields } = explainEntity(entity, actor, []);
      const values = await getRecord(systemCall(database.db, String(row.instance)), entity, row.id);
      await compareUpdate(entity, actor, { row, values, fields });
      const drafted = await setting(entity, 'create', asker);
      const told = explainEntity(entity, drafted.actor, []);
      await compareCreate(entity, drafted.actor, { row: drafted.row, values, fields: told.fields });
    },
  );
});

interface Compared {
  row: Known;
  /** The row's values, as read by the product. */
  values: Row;
  fields: ExplainedEntity['fields'];
}

async function compareUpdate(entity: AnyEntity, actor: Actor, { row, values, fields }: Compared) {
  if (refusalOf(entity, 'update', actor))
    return expect(fields.map(({ update }) => update)).not.toContain(null);
  const put = async (sent: Row) => said(await ask(actor, 'PUT', `/api/${entity.name}/${row.id}`, sent));
  const namesBy = (isMeant: (update: string | null) => boolean) =>
    fields.filter(({ update }) => isMeant(update)).map(({ name }) => name);
  const refused = namesBy((update) => update !== null && update !== 'lasting');
  expect(
    refusedIn(
      (
        await put(
          take(
            values,
            namesBy(() => true),
          ),
        )
      ).errors,
    ),
  ).toEqual(refused.sort());
  for (const name of namesBy((update) => update === 'lasting'))
    expect(refusedIn((await put({ [name]: another(entity, name, values) })).errors)).toEqual([name]);
  // The API accepts the remaining fields.
  expect(
    (
      await put(
        take(
          values,
          namesBy((update) => update === null),
        ),
      )
    ).status,
  ).toBe(200);
}

async function compareCreate(entity: AnyEntity, actor: Actor, { row, values, fields }: Compared) {
  if (refusalOf(entity, 'create', actor))
    return expect(fields.map(({ create }) => create)).not.toContain(null);
  const all = take(
    values,
    fields.map(({ name }) => name),
  );
  const answer = await ask(actor, 'POST', `/api/${entity.name}`, { ...all, ...forWhom(actor, entity, row) });
  const refused = fields.filter(({ create }) => create !== null).map(({ name }) => name);
  expect(refusedIn((await said(answer)).errors)).toEqual(refused.sort());
}

const take = (values: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** A value other than the row's. */
function another(entity: AnyEntity, name: string, values: Row): unknown {
  const field = entity.fields[name];
  return field && isChoice(field) ? field.choices.values.find((one) => one !== values[name]) : newId();
}

/** Creates a row within reach of the asker's right, if possible, and the asker. */
async function setting(entity: AnyEntity, operation: Operation, { role, type, more }: Asker) {
  const stated = entity.permissions[role]?.[operation];
  const { row, insider } = await rowFor(homeOf(role), entity, { operation, right: stated });
  if (isReach(stated) && !stated.own)
    await putUnder(entity, row.id, stated.beyond, insider.broker ?? newId());
  const inside = rightInside(stated);
  const filter = Array.isArray(inside) ? inside : [];
  await satisfy(entity, row, { right: filter, broker: insider.broker ?? undefined });
  const named = Object.fromEntries(
    filter.flatMap((condition) =>
      'is' in condition && (row[condition.field] || (condition.is === 'contact' && operation !== 'create'))
        ? [[condition.is, row[condition.field] ?? row.id]]
        : [],
    ),
  );
  // If the server sets the location of a new row, no draft can be in a permitted one.
  const isPlaced = filter.every(({ field }) => field !== 'location' || !entity.fields.location?.readOnly);
  const ofNoBroker = type === 'BROKER' ? {} : { brokers: [] };
  const actor = actorOf(homeOf(role), role, {
    ...(typeof stated === 'object' ? { ...insider, ...ofNoBroker, ...named } : {}),
    ...(operation === 'create' && !isPlaced ? { locations: 'all' as const } : {}),
    instanceType: type,
    ...more,
  });
  return { row, actor };
}

const send: Record<Operation, (actor: Actor, entity: AnyEntity, row: Known) => Promise<Response>> = {
  read: (actor, { name }, { id }) => ask(actor, 'GET', `/api/${name}/${id}`),
  create: async (actor, entity, row) =>
    ask(actor, 'POST', `/api/${entity.name}`, {
      ...(await draftLike(actor, entity, row)),
      ...forWhom(actor, entity, row),
    }),
  update: (actor, { name }, { id }) => ask(actor, 'PUT', `/api/${name}/${id}`, {}),
  delete: (actor, { name }, { id }) => ask(actor, 'DELETE', `/api/${name}/${id}`),
};

async function said(response: Response) {
  const body = (await response.json()) as { code?: string; data?: { reason?: string }; errors?: object }; // response of any service
  return {
    status: response.status,
    code: body.code ?? '',
    reason: body.data?.reason ?? null,
    errors: body.errors ?? {},
  };
}

const refusing = ['readOnly', 'providerOnly', 'brokerOnly', 'notYourRole', 'lasting'];

/** Fields refused because of the user's rights, not because of their values. */
const refusedIn = (errors: object): string[] =>
  Object.entries(errors as Record<string, { message?: string }>) // field errors of the API
    .filter(([, { message }]) => refusing.some((one) => message === `validation.${one}`))
    .map(([name]) => name)
    .sort();
