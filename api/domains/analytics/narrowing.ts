import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Sql } from '@plumbline/resources/language/query/sql';

/** Filter of sellers: a broker's accounts, a salesperson's, or one account. */
export interface Narrowing {
  broker?: string | null | undefined;
  salesman?: string | null | undefined;
  account?: string | null | undefined;
  /** Without trial accounts. */
  isWithoutTests?: boolean;
}

const columns = { broker: 'broker', salesman: 'salesman', account: 'id' } as const;

export const isNarrowed = (narrowing: Narrowing): boolean => conditionsOn('a', narrowing).length > 0;

/** Condition that a row `t` of the entity belongs to one of those accounts; without join if there is no filter. */
export function narrowingSql(entity: AnyEntity, narrowing: Narrowing): Sql[] {
  const isAccount = entity.scope === 'account';
  const conditions = conditionsOn(isAccount ? 't' : 'a', narrowing);
  // A list of accounts is filtered by its own columns.
  const tests: Sql[] =
    narrowing.isWithoutTests && !isAccount
      ? [{ sql: 't.instance not in (select x.id from instances x where x.isTestInstance = 1)', bindings: [] }]
      : [];
  if (conditions.length === 0) return tests;
  const sql = conditions.map((one) => one.sql).join(' and ');
  const bindings = conditions.flatMap((one) => one.bindings);
  if (isAccount) return [{ sql, bindings }];
  return [{ sql: `t.instance in (select a.id from instances a where ${sql})`, bindings }, ...tests];
}

const conditionsOn = (alias: string, narrowing: Narrowing): Sql[] =>
  (['broker', 'salesman', 'account'] as const).flatMap((name) => {
    const id = narrowing[name];
    return id ? [{ sql: `${alias}.${columns[name]} = ?`, bindings: [id] }] : [];
  });
