import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Knex } from 'knex';
import { accountEntity } from '../../../api/entities/accountEntity';
import type { Call } from '../../../api/entities/call';
import { listStatements } from '../../../api/entities/listRecords';
import type { Sql } from '../../../resources/language/query/sql';
import { byHand } from './byHand';
import { type Examined, examine, isWalk } from './examine';
import type { Pins } from './fillTable';
import { type Question, questionsOf } from './questions';
import type { Reader } from './readers';

export interface Asked extends Question, Examined {
  entity: EntityName;
  reader: Reader['name'];
  what: 'page' | 'count';
  statement: Sql;
  /** The page's own statement and hand-written equivalents, for pages that are executed. */
  byHand: readonly Sql[];
  /** The statement for the total, if the service does not cache it. */
  counted: readonly Sql[];
}

/** Whether requests of this reader are timed as well; the others differ by conditions only. */
export const isTimed = (reader: Reader['name']): reader is 'owner' | 'provider' =>
  reader === 'owner' || reader === 'provider';

interface Asking {
  readers: readonly Reader[];
  pins: Pins;
  /** Rows of the account, and of the whole table. */
  rows: number;
  all: number;
}

/** Every query of every reader, each statement once. */
export async function askAll(db: Knex, definition: AnyEntity, asking: Asking): Promise<Asked[]> {
  const { readers, pins, rows, all } = asking;
  const known = new Set<string>();
  const found: Asked[] = [];
  for (const { name: reader, actor } of readers) {
    const call: Call = { db, actor, now: new Date() };
    const entity = await accountEntity(call, definition);
    // The filters with every sort are explained for one reader only: for the others the same conditions are added to
    // each. Full scans are skipped for readers that are not timed, as they only take long.
    const questions = questionsOf(entity, { rows, pins }).filter(({ kind, isRun }) =>
      isTimed(reader) ? isRun || reader === readers[0]?.name : isRun && !isWalk(kind),
    );
    for (const question of questions) {
      const { page, count, isRemembered } = listStatements(call, entity, question.query);
      for (const [what, statement] of [['page', page] as const, ['count', count] as const]) {
        const key = JSON.stringify(statement);
        if (known.has(key)) continue;
        known.add(key);
        const examined = await examine(db, statement, {
          ...question,
          what,
          rows: all,
          isBeyond: reader === 'provider' || reader === 'broker',
        });
        found.push({
          ...question,
          ...examined,
          entity: entity.name,
          reader,
          what,
          statement,
          byHand: what === 'page' && question.isRun ? [page, ...byHand(call, entity, question.query)] : [],
          counted: isRemembered ? [] : [count],
        });
      }
    }
  }
  return found;
}
