import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Knex } from 'knex';
import type { Sql } from '../../../resources/language/query/sql';
import { atLeast, type Line } from '../line';
import { load } from '../load';
import { type Asked, isTimed } from './askAll';
import { fastest } from './byHand';
import { type Kind, perPage } from './questions';

export interface Sides {
  bare: string;
  api: string;
  tokens: { owner: string; provider: string };
  /** Determines the fastest hand-written statement. */
  db: Knex;
}

/** A list's worst query, for the summary. */
export interface Timed {
  name: string;
  ratio: number;
  /** Requests per second. */
  bare: number;
  api: number;
}

export const wanted = 0.4;
/** Seconds per side and round, and rounds; a query below the target is measured again thoroughly. */
const brief = { seconds: 0.25, rounds: 2 };
const once = { seconds: 0.25, rounds: 1 };
const thorough = { seconds: 0.7, rounds: 3 };
/** Seconds of warm-up until V8 has compiled the code all lists share. */
const warmingUp = 8;
/** Concurrent requests by milliseconds of a query: a slow one needs no concurrency to saturate the machine. */
const slow = 500;
const crowdOf = (milliseconds: number): number => (milliseconds > slow ? 1 : milliseconds > 50 ? 2 : 8);

/** The heaviest and the lightest query of each kind, alternately by the API and by hand; the worst ratio decides. */
export async function timeList(
  entity: AnyEntity,
  asked: readonly Asked[],
  sides: Sides,
): Promise<{ line: Line; worst: Timed }> {
  const timed: Timed[] = [];
  for (const one of chosen(asked)) {
    const statements = [await fastest(sides.db, one.byHand), ...one.counted];
    const isSlow = (one.milliseconds ?? 0) > slow;
    let result = await time(one, statements, sides, isSlow ? once : brief);
    if (result.ratio < wanted) result = await time(one, statements, sides, thorough);
    timed.push(result);
  }
  const [worst] = timed.sort((one, other) => one.ratio - other.ratio);
  if (!worst) throw new Error(`nobody reads ${entity.name}`);
  const [slowest] = [...timed].sort((one, other) => one.api - other.api);
  const line: Line = {
    work: `lists of ${entity.name}`,
    limit: 'the same by hand: node:http, prepared statements, JSON.stringify',
    ...atLeast(worst.ratio, wanted),
    detail: `${textOf(worst)}; slowest ${slowest ? textOf(slowest) : ''}`,
  };
  return { line, worst };
}

const textOf = ({ name, api, bare }: Timed): string => `${name}: ${rate(api)} against ${rate(bare)}`;
export const rate = (perSecond: number): string => `${perSecond.toFixed(perSecond < 10 ? 1 : 0)}/s`;

interface OfKind {
  heaviest: Asked;
  /** The heaviest that finds rows. */
  fullest?: Asked;
  /** The lightest that fills a page. */
  lightest?: Asked;
}

/**
 * Of each kind the query that reads most, the one that reads most and finds rows (empty results are cached by the
 * service), and the one that reads least and fills a page: chosen by rows read, so each run chooses the same.
 */
function chosen(asked: readonly Asked[]): Asked[] {
  const byKind = new Map<Kind, OfKind>();
  for (const one of asked) {
    if (one.what !== 'page' || one.read === undefined || !isTimed(one.reader)) continue;
    const known = byKind.get(one.kind) ?? { heaviest: one };
    if (one.read > (known.heaviest.read ?? 0)) known.heaviest = one;
    if (one.found && one.read > (known.fullest?.read ?? -1)) known.fullest = one;
    if (one.found === perPage && !(one.read >= (known.lightest?.read ?? Number.POSITIVE_INFINITY)))
      known.lightest = one;
    byKind.set(one.kind, known);
  }
  const ofKind = ({ heaviest, fullest = heaviest, lightest }: OfKind): Asked[] =>
    lightest && (fullest.milliseconds ?? 0) < 1000 ? [heaviest, fullest, lightest] : [heaviest, fullest];
  return [...new Set([...byKind.values()].flatMap(ofKind))];
}

/** Warms up the service, so that the first entity is timed under the same conditions as the others. */
export async function warmUp({ api, tokens }: Sides): Promise<void> {
  const headers = { authorization: `Bearer ${tokens.owner}` };
  await load({ url: `${api}/api/instances?range=[0,24]`, headers, connections: 8, seconds: warmingUp });
}

async function time(
  one: Asked,
  statements: readonly Sql[],
  { bare, api, tokens }: Sides,
  { seconds, rounds }: typeof brief,
): Promise<Timed> {
  const token = one.reader === 'provider' ? tokens.provider : tokens.owner;
  const headers = { authorization: `Bearer ${token}` };
  const { filter = {}, sort, range } = one.query;
  const asked = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify(range),
    ...(sort ? { sort: JSON.stringify([sort.field, sort.order]) } : {}),
  });
  const url = `${api}/api/${one.entity}?${asked}`;
  const body = statements.map(({ sql, bindings }) => ({ sql, bindings: bindings.map(asText) }));
  await fetch(bare, { method: 'POST', body: JSON.stringify(body) });
  // The first request prepares statements and counts the total.
  await load({ url, headers, connections: 1, seconds: 0.01 });
  if (rounds > 1) await load({ url: bare, connections: 1, seconds: 0.01 });
  const connections = crowdOf(one.milliseconds ?? 0);
  const figures = { bare: 0, api: 0 };
  for (let round = 0; round < rounds; round += 1) {
    figures.bare += (await load({ url: bare, connections, seconds })).perSecond / rounds;
    figures.api += (await load({ url, headers, connections, seconds })).perSecond / rounds;
  }
  return { name: `${one.reader}, ${one.name}`, ratio: figures.api / figures.bare, ...figures };
}

// As in the service's own statements: prepared statements take text for all types.
const asText = (value: unknown): string =>
  value instanceof Date
    ? value.toISOString().replace('T', ' ').replace('Z', '')
    : String(typeof value === 'boolean' ? Number(value) : value);
