import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { inlineLimit, type RecalculationScope } from '@plumbline/resources/rules/duties/recalculation';
import type { Knex } from 'knex';
import { asSystem, inTransaction } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { enqueue } from '../../platform/jobs/jobs';
import type { JobHandler } from '../../platform/jobs/runJobs';
import { refreshSafety } from './refreshSafety';

export const recalculationKind = 'recalculateDuties';
const atOnce = 500;

/**
 * Recalculates the duties of the equipment in scope: up to `inlineLimit` in the same transaction, more in a job with
 * progress. A change of the shared catalogue enqueues a job in each affected account. `values`: fields of the equipment
 * that change as well.
 */
export async function followChange(
  call: TransactionCall,
  instance: string,
  scope: RecalculationScope,
  values: Row = {},
): Promise<void> {
  if (instance === CATALOGUE_ID) {
    const accounts: { instance: string }[] = await piecesIn(call.db, scope).distinct('e.instance');
    for (const account of accounts) await order(call, account.instance, scope, values);
    return;
  }
  const ids = await nextIds(call.db, instance, scope, { after: '', limit: inlineLimit + 1 });
  if (ids.length > inlineLimit) await order(call, instance, scope, values);
  else await refreshSafety(call, instance, ids, values);
}

const order = (
  { db, now }: TransactionCall,
  instance: string,
  scope: RecalculationScope,
  values: Row,
): Promise<string> =>
  enqueue(db, { instance, kind: recalculationKind, subject: instance, payload: { scope, values }, now });

export const recalculateDutiesJob: JobHandler = {
  maxAttempts: 5,
  run: async (api, job) => {
    const scope = (job.payload.scope ?? {}) as RecalculationScope; // written only by followChange and migrations
    const values = (job.payload.values ?? {}) as Row;
    const call = asSystem({ db: api.db, now: api.now() }, job.instance);
    const { total } = (await piecesIn(api.db, scope, job.instance).count({ total: '*' }).first()) as {
      total: number;
    };
    let done = 0;
    let after = '';
    for (;;) {
      const ids = await nextIds(api.db, job.instance, scope, { after, limit: atOnce });
      if (ids.length === 0) break;
      await inTransaction(call, (inner) => refreshSafety(inner, job.instance, ids, values));
      done += ids.length;
      after = ids.at(-1) ?? after;
      await api
        .db('jobs')
        .where({ id: job.id })
        .update({ progressDone: done, progressTotal: Number(total) });
    }
  },
};

async function nextIds(
  db: Knex,
  instance: string,
  scope: RecalculationScope,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows: { id: string }[] = await piecesIn(db, scope, instance)
    .where('e.id', '>', after)
    .orderBy('e.id')
    .limit(limit)
    .select('e.id');
  return rows.map(({ id }) => id);
}

function piecesIn(
  db: Knex,
  { equipments, categories, products, locations, regulations }: RecalculationScope,
  instance?: string,
): Knex.QueryBuilder {
  const query = db('equipments as e').whereNull('e.deletedAt');
  if (instance) void query.where('e.instance', instance);
  if (!equipments && !categories && !products && !locations && !regulations) return query;
  return query.where((any) => {
    if (equipments) void any.orWhereIn('e.id', [...equipments]);
    if (products) void any.orWhereIn('e.product', [...products]);
    if (locations) void any.orWhereIn('e.location', [...locations]);
    if (categories) {
      void any.orWhereIn('e.category', [...categories]);
      void any.orWhereIn(
        'e.product',
        db('products')
          .whereIn('subCategory', [...categories])
          .select('id'),
      );
    }
    if (regulations)
      void any.orWhereIn(
        'e.id',
        db('inspectionDuties')
          .whereIn('regulation', [...regulations])
          .whereNull('deletedAt')
          .select('equipment'),
      );
  });
}
