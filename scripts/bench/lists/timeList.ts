import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { atLeast, type Line } from '../line';
import { load } from '../load';
import type { Asked } from './askAll';

export interface Sides {
  bare: string;
  api: string;
  tokens: { owner: string; provider: string };
}

const wanted = 0.4;
const connections = 8;
/** Questions that take longer than so many milliseconds keep the machine busy without a crowd. */
const slow = 50;

interface Timed {
  name: string;
  ratio: number;
  bare: number;
  api: number;
}

/** The slowest question of each kind, asked of the API and by hand in turns; the worst ratio decides. */
export async function timeList(entity: AnyEntity, asked: readonly Asked[], sides: Sides): Promise<Line> {
  const timed: Timed[] = [];
  for (const one of slowestOfEachKind(asked, sides)) {
    let result = await time(one, sides, 0.12);
    // A disturbed moment does not decide.
    if (result.ratio < wanted) result = await time(one, sides, 1);
    timed.push(result);
  }
  const [worst] = timed.sort((one, other) => one.ratio - other.ratio);
  if (!worst) throw new Error(`nobody reads ${entity.name}`);
  const [slowest] = [...timed].sort((one, other) => one.api - other.api);
  return {
    work: `lists of ${entity.name}`,
    limit: 'the same by hand: node:http, prepared statements, JSON.stringify',
    ...atLeast(worst.ratio, wanted),
    detail: `${textOf(worst)}; slowest ${slowest ? textOf(slowest) : ''}`,
  };
}

const textOf = ({ name, api, bare }: Timed): string => `${name}: ${rate(api)} against ${rate(bare)}`;
const rate = (perSecond: number): string => `${perSecond.toFixed(perSecond < 10 ? 1 : 0)}/s`;

function slowestOfEachKind(asked: readonly Asked[], { tokens }: Sides): Asked[] {
  const slowest = new Map<string, Asked>();
  for (const one of asked) {
    if (one.what !== 'page' || one.milliseconds === undefined || !(one.reader in tokens)) continue;
    const known = slowest.get(one.kind);
    if (!known || (known.milliseconds ?? 0) < one.milliseconds) slowest.set(one.kind, one);
  }
  return [...slowest.values()];
}

async function time(one: Asked, { bare, api, tokens }: Sides, seconds: number): Promise<Timed> {
  const token = one.reader === 'provider' ? tokens.provider : tokens.owner;
  const headers = { authorization: `Bearer ${token}` };
  const { filter = {}, sort, range } = one.query;
  const asked = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify(range),
    ...(sort ? { sort: JSON.stringify([sort.field, sort.order]) } : {}),
  });
  const url = `${api}/api/${one.entity}?${asked}`;
  const statements = one.bare.map(({ sql, bindings }) => ({ sql, bindings: bindings.map(String) }));
  await fetch(bare, { method: 'POST', body: JSON.stringify(statements) });
  // The first of each prepares its statements and counts; a slow question is asked a few times nonetheless.
  await Promise.all([
    load({ url: bare, connections: 1, seconds: 0.01 }),
    load({ url, headers, connections: 1, seconds: 0.01 }),
  ]);
  const crowd = (one.milliseconds ?? 0) > slow ? 2 : connections;
  const figures = { bare: 0, api: 0 };
  for (let round = 0; round < 2; round += 1) {
    figures.bare += (await load({ url: bare, connections: crowd, seconds })).perSecond / 2;
    figures.api += (await load({ url, headers, connections: crowd, seconds })).perSecond / 2;
  }
  return { name: `${one.reader}, ${one.name}`, ratio: figures.api / figures.bare, ...figures };
}
