import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { EntityName } from '@plumbline/resources/entities/names';
import type { Knex } from 'knex';
import { accountEntity } from '../../../api/entities/accountEntity';
import type { Call } from '../../../api/entities/call';
import { listStatements } from '../../../api/entities/listRecords';
import type { Sql } from '../../../api/entities/scope';
import { type Examined, examine } from './examine';
import type { Pins } from './fillTable';
import { type Question, questionsOf } from './questions';
import type { Reader } from './readers';

export interface Asked extends Question, Examined {
  entity: EntityName;
  reader: Reader['name'];
  what: 'page' | 'count';
  statement: Sql;
  /** What the whole answer takes: the rows and, where the service does not remember it, their number. */
  bare: readonly Sql[];
}

interface Asking {
  readers: readonly Reader[];
  pins: Pins;
  /** Of the account, and of the whole table. */
  rows: number;
  all: number;
}

/** Every question of every reader, each statement once. */
export async function askAll(db: Knex, definition: AnyEntity, asking: Asking): Promise<Asked[]> {
  const { readers, pins, rows, all } = asking;
  const known = new Set<string>();
  const found: Asked[] = [];
  for (const { name: reader, actor } of readers) {
    const call: Call = { db, actor, now: new Date() };
    const entity = await accountEntity(call, definition);
    // One reader's filters with every sort are enough: the others' add the same conditions to each.
    const questions = questionsOf(entity, { rows, pins }).filter(
      ({ isRun }) => isRun || reader === readers[0]?.name,
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
          bare: isRemembered ? [page] : [page, count],
        });
      }
    }
  }
  return found;
}
