import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { createRecord } from '../../api/entities/createRecord';
import { updateRecord } from '../../api/entities/updateRecord';
import { openAccountWithManyPlaces } from './accountWithManyPlaces';
import { type Line, median, type OnEnd, seconds, underMilliseconds } from './line';

const rows = 100_000;
const [inspections, moves] = [400, 300];
const rounds = 20;

/** The first page and one in the middle of a timeline with 700 events, in an account with 100,000 inspected pieces. */
export async function benchTimeline(onEnd: OnEnd): Promise<Line> {
  const { db, call, filled, api, headers } = await openAccountWithManyPlaces(onEnd, {
    rows,
    over: 'location',
    among: 2,
  });
  const { id: piece } = await createRecord(call, definitions.equipments, {
    ...{ identNumber: 'R-1', product: filled.product, location: filled.location, owner: filled.owner },
  });
  for (let move = 0; move < moves; move += 1)
    await updateRecord(call, definitions.equipments, String(piece), { place: `Row ${move}` });
  // One inspection of each other piece, and many of this one.
  await db.raw(
    `insert into audits (id, instance, version, changeNumber, createdAt, updatedAt, equipment, location, category, type, result, isFinished, dateAudited)
     select uuid(), instance, 1, 1, now(), now(), id, location, category, 'expert', 'OKAY', 1, date_add('2020-01-01', interval fieldCount day) from equipments`,
  );
  await db.batchInsert(
    'audits',
    Array.from({ length: inspections }, (_none, index) => ({
      ...{ id: newId(), instance: filled.instance, version: 1, changeNumber: 1 },
      ...{ createdAt: new Date(), updatedAt: new Date(), equipment: piece, location: filled.location },
      ...{ category: filled.category, type: 'light', result: 'OKAY', isFinished: 1 },
      dateAudited: new Date(Date.UTC(2018, 0, 1 + index * 7)),
    })),
    100,
  );
  await db.raw('analyze table audits, history');
  const first = `${api}/api/equipments/${piece}/timeline`;
  const next = await pageAt(first, headers);
  const after = `${first}?after=${encodeURIComponent(next)}`;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await seconds(() => pageAt(first, headers)));
    times.push(await seconds(() => pageAt(after, headers)));
  }
  return {
    work: `a page of a timeline of ${inspections + moves} events, in an account with ${rows.toLocaleString('en')} inspected pieces`,
    limit: 'what passes for at once',
    ...underMilliseconds(median(times) * 1000, 100),
    detail: `slowest ${(Math.max(...times) * 1000).toFixed(0)} ms`,
  };
}

async function pageAt(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  // The API's own response.
  const { entries, next } = (await answer.json()) as { entries: unknown[]; next: string | null };
  if (entries.length !== 30 || next === null) throw new Error(`${url} has ${entries.length} entries`);
  return next;
}
