import type { ChoiceOf, checkerIdWarning } from '@plumbline/resources/language/choices/choices';
import { codeNumbers } from '@plumbline/resources/rules/licences/codeNumbers';
import type { Knex } from 'knex';
import type { Row } from '../../entities/rowMapper';

export type CodeWarning = ChoiceOf<typeof checkerIdWarning>;
export interface CodeStanding {
  /** All that is suspicious about the code, what the account can mend itself first. */
  warnings: CodeWarning[];
  /** The range it was sold with, if it was sold to this account. */
  range: string | null;
  /** Of no range at all: the account made it itself. */
  isCustom: boolean;
}

/**
 * A code as an account uses it: on the equipment that carries it, or by its row among the account's codes (`isRow`), of
 * which there is one and which may just be changing.
 */
export interface UsedCode {
  code: string;
  equipment: string | null;
  isRow: boolean;
}

/**
 * What is suspicious about codes of an account: printed and not sold, sold to somebody else, stuck on two pieces here, in
 * use elsewhere. It is looked up in all accounts, and of the others nothing is told but that there is one.
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

/** Those of the codes that lie in no range, no matter who it was sold to, in small letters. */
export async function customAmong(db: Knex, codes: readonly string[]): Promise<Set<string>> {
  const keys = [...new Set(codes.map((code) => code.toLowerCase()))];
  const ranges = await rangesOf(db, keys);
  return new Set(keys.filter((key) => !ranges.some((range) => isWithin(range, key))));
}

/** The ranges a code lies in, no matter who they were sold to. */
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
