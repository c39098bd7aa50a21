import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { currentChangeNumbers } from './changeNumber';

/** A database that answers when it is told to, with the numbers of that moment of asking. */
function slowDatabase(numbers: Record<string, number>) {
  const asked: { instances: readonly string[]; answer: (error?: Error) => void }[] = [];
  const connection = {
    execute(
      _sql: string,
      instances: readonly string[],
      done: (error: Error | null, rows: object[]) => void,
    ): void {
      const rows = instances.map((instance) => ({ instance, value: numbers[instance] ?? 0 }));
      asked.push({ instances, answer: (error) => done(error ?? null, rows) });
    },
  };
  const client = {
    acquireConnection: async () => connection,
    releaseConnection() {},
    query: (_connection: unknown, { sql, bindings }: { sql: string; bindings: string[] }) =>
      new Promise((resolve, reject) =>
        connection.execute(sql, bindings, (error, rows) =>
          error ? reject(error) : resolve({ response: [rows] }),
        ),
      ),
  };
  // Of knex only this is asked.
  return { db: { isTransaction: false, client } as unknown as Knex, asked };
}

const turn = () => new Promise(setImmediate);

it('many who ask at once share an answer, but never one that was begun before their question', async () => {
  const numbers = { a: 1, b: 5 };
  const { db, asked } = slowDatabase(numbers);
  const first = currentChangeNumbers(db, ['a']);
  await turn();
  numbers.a = 2;
  const later = [currentChangeNumbers(db, ['a']), currentChangeNumbers(db, ['b', 'a'])];
  await turn();
  expect(asked.map(({ instances }) => instances)).toEqual([['a']]);
  asked[0]?.answer();
  expect(await first).toEqual([1]);
  await turn();
  expect(asked.map(({ instances }) => instances)).toEqual([['a'], ['a', 'b']]);
  asked[1]?.answer();
  expect(await Promise.all(later)).toEqual([[2], [5, 2]]);
});

it('a database that failed once is asked again', async () => {
  const { db, asked } = slowDatabase({ a: 3 });
  const first = currentChangeNumbers(db, ['a']);
  const second = currentChangeNumbers(db, ['a']);
  await turn();
  asked[0]?.answer(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await turn();
  asked[1]?.answer();
  expect(await second).toEqual([3]);
});
