import type { Knex } from 'knex';

/** Levels of parent brokers followed; guards against a cycle, which no write allows. */
const mostLevels = 10;

/** A query on `brokers` for the broker and its parents, nearest first; the caller selects. */
export function brokerLine(db: Knex, broker: string): Knex.QueryBuilder {
  const level = (row: Knex.QueryBuilder) => row.whereNull('brokers.deletedAt');
  return db
    .withRecursive('line', ['id', 'parentBroker', 'level'], (query) => {
      level(
        query.select('brokers.id', 'brokers.parentBroker', db.raw('0')).from('brokers').where({ id: broker }),
      ).unionAll((above) => {
        level(
          above
            .select('brokers.id', 'brokers.parentBroker', db.raw('line.level + 1'))
            .from('brokers')
            .join('line', 'line.parentBroker', 'brokers.id')
            .where('line.level', '<', mostLevels),
        );
      });
    })
    .from('line')
    .join('brokers', 'brokers.id', 'line.id')
    .orderBy('line.level');
}
