import type { readCustomers as contract } from '@plumbline/resources/commands/brokers';
import { definitions } from '@plumbline/resources/entities/index';
import type { AnswerOf, InputOf } from '@plumbline/resources/language/defineCommand';
import { dayAfter } from '@plumbline/resources/language/due';
import type { Sql } from '@plumbline/resources/language/query/sql';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import {
  type CustomerState,
  customersPerPage,
  customerTypes,
  endingDays,
  hasCustomers,
  keepsCustomers,
} from '@plumbline/resources/rules/brokers/index';
import type { Call } from '../../entities/call';
import { scopeOf } from '../../entities/scope';
import { selectRows } from '../../entities/selectRows';

type Page = AnswerOf<typeof contract>;
type Customer = Page['customers'][number];
const { instances } = definitions;

/**
 * The accounts of the caller's brokers, by name; empty for users who sell nothing. Contact and last activity only for
 * users who manage them.
 */
export async function readCustomers(call: Call, input: InputOf<typeof contract>): Promise<Page> {
  if (!hasCustomers(call.actor)) return { total: 0, customers: [] };
  const today = dayOf(call.now);
  const where = conditions(call, input, today);
  const sql = where.map((one) => one.sql).join(' and ');
  const bindings = where.flatMap((one) => one.bindings);
  const page = Math.max(1, Math.trunc(Number(input.page ?? 1)) || 1);
  const counting = selectRows(call.db, `select count(*) as total from instances t where ${sql}`, bindings);
  const reading = selectRows(
    call.db,
    `select t.id, t.companyName as name, t.customerNumber, t.broker from instances t where ${sql}
      order by t.companyName, t.id limit ? offset ?`,
    [...bindings, customersPerPage, (page - 1) * customersPerPage],
  );
  const [[counted], rows] = await Promise.all([counting, reading]);
  const ids = rows.map(({ id }) => String(id));
  const [standing, people] = await Promise.all([
    standingOf(call, ids, today),
    keepsCustomers(call.actor) ? peopleOf(call, ids) : new Map<string, Keeping>(),
  ]);
  return {
    total: Number(counted?.total ?? 0),
    customers: rows.map(
      ({ id, name, customerNumber, broker }): Customer => ({
        id: String(id),
        name: String(name),
        customerNumber: text(customerNumber),
        broker: text(broker),
        ...(people.get(String(id)) ?? nobody),
        ...(standing.get(String(id)) ?? { licenses: 0, validBefore: null, trialBefore: null }),
      }),
    ),
  };
}

const text = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

const inForce = (l: string): string =>
  `${l}.instance = t.id and ${l}.deletedAt is null and (${l}.validFrom is null or ${l}.validFrom <= ?) and (${l}.validBefore is null or ${l}.validBefore > ?)`;

function conditions(call: Call, { search, broker, state }: InputOf<typeof contract>, today: string): Sql[] {
  const types = customerTypes.map(() => '?').join(', ');
  const words = search?.trim();
  const { brokers = [] } = call.actor;
  return [
    scopeOf(instances, 'read', call),
    { sql: `t.deletedAt is null and t.instanceType in (${types})`, bindings: [...customerTypes] },
    // The same as the rights, in a form that can use an index.
    ...(brokers.length > 0
      ? [{ sql: `t.broker in (${brokers.map(() => '?').join(', ')})`, bindings: [...brokers] }]
      : []),
    ...(words
      ? [
          {
            sql: '(t.companyName like ? or t.customerNumber like ?)',
            bindings: [1, 2].map(() => `%${words.replace(/[\\%_]/g, '\\$&')}%`),
          },
        ]
      : []),
    ...(broker ? [{ sql: 't.broker = ?', bindings: [broker] }] : []),
    ...stateSql(state ?? 'all', today),
  ];
}

function stateSql(state: CustomerState, today: string): Sql[] {
  const now = [today, today];
  const has = (kind: string, more: string[] = []): Sql => ({
    sql: `exists (select 1 from licenses l where ${inForce('l')}${kind})`,
    bindings: [...now, ...more],
  });
  const hasNot = (one: Sql): Sql => ({ sql: `not ${one.sql}`, bindings: one.bindings });
  const paid = has(' and coalesce(l.isTrial, 0) = 0');
  const soon = dayAfter(today, endingDays);
  const states: Record<CustomerState, Sql[]> = {
    all: [],
    trial: [has(' and l.isTrial = 1'), hasNot(paid)],
    ending: [
      paid,
      hasNot(has(' and coalesce(l.isTrial, 0) = 0 and (l.validBefore is null or l.validBefore > ?)', [soon])),
    ],
    none: [hasNot(has(''))],
  };
  return states[state];
}

type Standing = Pick<Customer, 'licenses' | 'validBefore' | 'trialBefore'>;

/** Current licences of these accounts; a licence without end takes precedence. */
async function standingOf(call: Call, ids: string[], today: string): Promise<Map<string, Standing>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRows(
    call.db,
    `select t.id, sum(coalesce(l.isTrial, 0) = 0) as licenses,
        if(sum(coalesce(l.isTrial, 0) = 0 and l.validBefore is null) > 0, null,
          date_format(max(if(coalesce(l.isTrial, 0) = 0, l.validBefore, null)), '%Y-%m-%d')) as validBefore,
        date_format(max(if(l.isTrial = 1, l.validBefore, null)), '%Y-%m-%d') as trialBefore
      from instances t join licenses l on ${inForce('l')}
      where t.id in (${ids.map(() => '?').join(', ')}) group by t.id`,
    [today, today, ...ids],
  );
  return new Map(
    rows.map(({ id, licenses, validBefore, trialBefore }) => [
      String(id),
      { licenses: Number(licenses), validBefore: text(validBefore), trialBefore: text(trialBefore) },
    ]),
  );
}

type Keeping = Pick<Customer, 'contact' | 'isInvited' | 'lastActivity'>;
const nobody: Keeping = { contact: null, isInvited: null, lastActivity: null };

/** The first owner of each account, preferably one with a sign-in, and the time of the last change there. */
async function peopleOf(call: Call, ids: string[]): Promise<Map<string, Keeping>> {
  if (ids.length === 0) return new Map();
  const several = ids.map(() => '?').join(', ');
  const owners = await selectRows(
    call.db,
    `select c.instance, c.firstName, c.lastName, c.emailAddress, c.phoneNumbers, c.invitationState,
        c.user is null as isWaiting, c.invitationExpiresAt
      from contacts c where c.instance in (${several}) and c.deletedAt is null and c.instanceRole = 'Owner'
      order by c.user is null, c.id`,
    ids,
  );
  const activity = await selectRows(
    call.db,
    `select t.id, (select h.at from history h where h.instance = t.id order by h.changeNumber desc limit 1) as at
      from instances t where t.id in (${several})`,
    ids,
  );
  return new Map(
    ids.map((id) => {
      const owner = owners.find(({ instance }) => instance === id);
      const at = activity.find((row) => row.id === id)?.at;
      return [
        id,
        {
          contact: owner
            ? {
                name: `${owner.firstName} ${owner.lastName}`,
                email: text(owner.emailAddress),
                phone: firstNumber(owner.phoneNumbers),
              }
            : null,
          isInvited: owner && Number(owner.isWaiting) === 1 ? invitation(owner, call.now) : null,
          lastActivity: at instanceof Date ? at.toISOString() : null,
        },
      ];
    }),
  );
}

function invitation(owner: Readonly<Record<string, unknown>>, now: Date): Customer['isInvited'] {
  const { invitationState, invitationExpiresAt } = owner;
  if (invitationState !== 'INVITED' && invitationState !== 'EXPIRED') return null;
  const isOver = invitationExpiresAt instanceof Date && invitationExpiresAt <= now;
  return isOver ? 'EXPIRED' : invitationState;
}

function firstNumber(phones: unknown): string | null {
  const list: unknown = typeof phones === 'string' ? JSON.parse(phones) : phones;
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return text(Object(first).number);
}
