import type { ChoiceOf } from '@plumbline/resources/language/choices/choiceSet';
import type { checkerIdWarning } from '@plumbline/resources/language/choices/choices';
import { codeNumbers } from '@plumbline/resources/rules/licences/codeNumbers';
import type { Knex } from 'knex';
import type { Row } from '../../entities/rowMapper';

export type CodeWarning = ChoiceOf<typeof checkerIdWarning>;
export interface CodeStanding {
  /** All warnings, those first that the account can resolve itself. */
  warnings: CodeWarning[];
  /** The code's range, if it was sold to this account. */
  range: string | null;
  /** In no range: a custom code of the account. */
  isCustom: boolean;
}

/**
 * A code in use by an account: on the piece that carries it, or by its row in `qrCodes` (`isRow`), of which there is
 * at most one and which may be the one being written.
 */
export interface UsedCode {
  code: string;
  equipment: string | null;
  isRow: boolean;
}

/**
 * Warnings about codes of an account: printed and not sold, sold to another account, on two pieces, in use elsewhere.
 * All accounts are searched; of the others nothing is disclosed but that there is one.
 */
export async function codeStandings(
  db: Knex,
  instance: string,
  used: readonly UsedCode[],
): Promise<CodeStanding[]> {
  const keys = [...new Set(used.map(({ code }) => code.toLowerCase()))];
  if (keys.length === 0) return [];
  const ranges = await rangesOf(db, keys);
  const carriers = await rowsByKey(db, 'equipments', 'qrCodeKey', { keys, columns: ['id', 'instance'] });
  const assigned = await rowsByKey(db, 'qrCodes', 'codeKey', { keys, columns: ['equipment', 'instance'] });
  return used.map(({ code, equipment, isRow }) => {
    const key = code.toLowerCase();
    const range = ranges.find((one) => isWithin(one, key));
    const here = (rows: Row[] = []) => rows.filter((row) => row.instance === instance);
    const pieces = new Set(
      [
        equipment,
        ...here(carriers.get(key)).map(({ id }) => id),
        ...here(isRow ? [] : assigned.get(key)).map((row) => row.equipment),
      ].filter(Boolean),
    );
    const isElsewhere = [...(carriers.get(key) ?? []), ...(assigned.get(key) ?? [])].some(
      (row) => row.instance !== instance,
    );
    const found: Record<CodeWarning, boolean> = {
      DuplicatedInInstance: pieces.size > 1,
      BoughtByOtherInstance: range !== undefined && range.soldTo !== null && range.soldTo !== instance,
      NotSold: range !== undefined && range.soldTo === null,
      DuplicatedExternally: isElsewhere,
    };
    return {
      warnings: order.filter((name) => found[name]),
      range: range && range.soldTo === instance ? String(range.id) : null,
      isCustom: range === undefined,
    };
  });
}

/** Those of the codes that are in no range, regardless of the buyer, in lower case. */
export async function customAmong(db: Knex, codes: readonly string[]): Promise<Set<string>> {
  const keys = [...new Set(codes.map((code) => code.toLowerCase()))];
  const ranges = await rangesOf(db, keys);
  return new Set(keys.filter((key) => !ranges.some((range) => isWithin(range, key))));
}

/** The ranges that contain a code, regardless of the buyer. */
export async function rangesHolding(db: Knex, code: string): Promise<Row[]> {
  const key = code.toLowerCase();
  return (await rangesOf(db, [key])).filter((range) => isWithin(range, key));
}

const order: readonly CodeWarning[] = [
  'DuplicatedInInstance',
  'BoughtByOtherInstance',
  'NotSold',
  'DuplicatedExternally',
];

const isWithin = (range: Row, key: string): boolean =>
  codeNumbers(key).some(
    ({ prefix, number }) =>
      prefix === String(range.prefix).toLowerCase() &&
      number >= Number(range.firstNumber) &&
      number <= Number(range.lastNumber),
  );

const most = 1000;

async function rangesOf(db: Knex, keys: readonly string[]): Promise<Row[]> {
  const prefixes = [...new Set(keys.flatMap((key) => codeNumbers(key).map(({ prefix }) => prefix)))];
  return inParts(prefixes, (part) =>
    db('checkerIdRanges')
      .where({ deletedAt: null })
      .whereIn('prefix', part)
      .select('id', 'prefix', 'firstNumber', 'lastNumber', 'soldTo'),
  );
}

async function rowsByKey(
  db: Knex,
  table: string,
  column: string,
  { keys, columns }: { keys: readonly string[]; columns: string[] },
): Promise<Map<string, Row[]>> {
  const rows = await inParts(keys, (part) =>
    db(table)
      .whereIn(column, part)
      .select(...columns, { key: column }),
  );
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(String(row.key), [...(found.get(String(row.key)) ?? []), row]);
  return found;
}

async function inParts(all: readonly string[], ask: (part: string[]) => PromiseLike<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < all.length; at += most) rows.push(...(await ask(all.slice(at, at + most))));
  return rows;
}
