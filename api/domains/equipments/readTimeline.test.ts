import type { readTimeline } from '@plumbline/resources/commands/timeline';
import { definitions } from '@plumbline/resources/entities/index';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import { stepsIn } from '@plumbline/resources/rules/timeline/timelineEvents';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { takeStep } from '../../entities/takeStep';
import { updateRecord } from '../../entities/updateRecord';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { useRoutes } from '../../platform/testing/useRoutes';
import { buildCustomer, type Customer } from '../planning/testing/customer';
import { mountTimeline } from './mountTimeline';

const { database, ask } = useRoutes((api) => mountTimeline(api));
let given: Customer;
beforeAll(async () => {
  given = await buildCustomer(database.db);
});

type Page = AnswerOf<typeof readTimeline>;
async function read(piece: string, actor: Actor = actorOf(given.account), after?: string): Promise<Page> {
  const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
  const answer = await ask(actor, 'GET', `/api/equipments/${piece}/timeline${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page; // the API's own response
}
async function readAll(piece: string, actor?: Actor): Promise<Page['entries']> {
  const entries: Page['entries'] = [];
  for (let after: string | undefined; ; ) {
    const page = await read(piece, actor, after);
    entries.push(...page.entries);
    if (page.next === null) return entries;
    after = page.next;
  }
}
const told = (entries: Page['entries']) => entries.map(({ kind, at, record }) => [kind, at, record.id]);
/** Rows of inspections carried out are made by many hooks; here only what the timeline reads counts. */
const set = (table: string, id: string, values: object) => database.db(table).where({ id }).update(values);

async function inspected(piece: string, day: string) {
  const audit = (
    await build(database.db, given.account, 'audits', { equipment: piece, location: given.hall })
  ).id;
  await set('audits', audit, {
    isFinished: 1,
    dateAudited: new Date(`${day}T10:00:00.000Z`),
    auditor: given.auditor,
  });
  return audit;
}
async function found(piece: string, audit: string, values: object) {
  const { id } = await build(database.db, given.account, 'deficiencies', { audit, equipment: piece });
  await set('deficiencies', id, {
    equipment: piece,
    location: given.hall,
    category: given.category,
    ...values,
  });
  return id;
}

describe('the timeline of a piece', () => {
  it('tells what happened with it, the newest first, each with its row', async () => {
    const piece = await given.rack();
    const audit = await inspected(piece, '2026-05-04');
    const orange = await found(piece, audit, { foundOn: '2026-05-04', escalatedOn: '2026-06-01' });
    const gone = await found(piece, audit, {
      foundOn: '2026-05-04',
      remediedOn: '2026-05-20',
      status: 'COMPLETED',
    });
    await found(piece, audit, { foundOn: '2026-05-04', isNotAsked: 1 });
    const task = (await build(database.db, given.account, 'tasks', { equipment: piece })).id;
    await set('tasks', task, { status: 'COMPLETED', dateCompleted: '2026-07-01' });
    const { planning } = await given.plan([piece], { datePlanned: '2027-01-15' });
    const entries = await readAll(piece);
    expect(told(entries.filter(({ kind }) => kind !== 'created'))).toEqual([
      ['planned', '2027-01-15', planning.id],
      ['taskDone', '2026-07-01', task],
      ['escalated', '2026-06-01', orange],
      ['remedied', '2026-05-20', gone],
      ['inspected', '2026-05-04T10:00:00.000Z', audit],
      ...[orange, gone]
        .sort()
        .reverse()
        .map((id) => ['found', '2026-05-04', id]),
    ]);
    expect(entries.map(({ kind }) => kind)).toContain('created');
    expect(entries.find(({ kind }) => kind === 'inspected')?.record).toMatchObject({
      auditor: given.auditor,
    });
  });

  it('tells moves and states with who and why, and no other change', async () => {
    const piece = await given.rack();
    const { equipments } = definitions;
    const { id: user } = await build(database.db, CATALOGUE_ID, 'users', {
      firstName: 'Ada',
      lastName: 'Zeller',
    });
    const call = callAs(database.db, actorOf(given.account, 'Owner', { user }));
    await updateRecord(given.call, equipments, piece, { location: given.yard, place: 'Row 3' });
    await updateRecord(given.call, equipments, piece, { comment: 'Repainted' });
    await takeStep(call, equipments, piece, { name: 'lock', args: { stateReason: 'Bent upright' } });
    await takeStep(given.call, equipments, piece, { name: 'scrap', args: {} });
    const changes = (await readAll(piece)).flatMap(({ kind, change }) =>
      kind === 'changed' && change ? [change] : [],
    );
    expect(changes.map(({ after }) => stepsIn(after))).toEqual([['scrapped'], ['locked'], ['moved']]);
    expect(changes[1]).toMatchObject({
      by: 'Ada Zeller',
      isSupport: false,
      after: { stateReason: 'Bent upright' },
    });
    expect(changes[2]).toMatchObject({
      before: { location: given.hall, place: null },
      after: { location: given.yard, place: 'Row 3' },
    });
    expect(changes[2]?.after).not.toHaveProperty('comment');
  });

  it('tells a lock by hand of a piece that is locked already', async () => {
    const piece = await given.rack();
    const { audits } = await given.plan([piece]);
    const red = { audit: audits[0]!.id, description: 'Torn', dangerLevel: 'red' };
    await createRecord(given.call, definitions.deficiencies, red);
    const lock = { name: 'lock', args: { stateReason: 'Bent upright' } };
    await takeStep(given.call, definitions.equipments, piece, lock);
    const changes = (await readAll(piece)).flatMap(({ kind, change }) =>
      kind === 'changed' && change ? [change.after] : [],
    );
    expect(changes.map(stepsIn).sort()).toEqual([['locked'], ['lockedByHand']]);
    expect(changes.find((after) => stepsIn(after).includes('lockedByHand'))).toMatchObject({
      stateReason: 'Bent upright',
      lockReasons: [{ kind: 'deficiency' }, { kind: 'person' }],
    });
  });

  it('tells an import apart from creation by hand, with the name of the list', async () => {
    const importing = { ...given.call, importing: { fileName: 'racks.xlsx' } };
    const { id } = await createRecord(importing, definitions.equipments, {
      ...{ product: given.product, owner: given.owner, location: given.hall, identNumber: 'IMP-1' },
    });
    expect(await readAll(String(id))).toMatchObject([
      { kind: 'imported', record: { id, importedFrom: 'racks.xlsx' }, change: { before: {}, after: {} } },
    ]);
    expect((await readAll(await given.rack())).map(({ kind }) => kind)).toEqual(['created']);
  });

  it('is exact over its pages', async () => {
    const piece = await given.rack();
    const audits: string[] = [];
    for (let day = 1; day <= 20; day += 1)
      audits.push(await inspected(piece, `2026-02-${String(day).padStart(2, '0')}`));
    // The page ends among entries of one moment.
    for (let times = 0; times < 12; times += 1) await found(piece, audits[0]!, { foundOn: '2026-02-01' });
    const first = await read(piece);
    expect(first.entries).toHaveLength(30);
    const entries = await readAll(piece);
    expect(entries).toHaveLength(20 + 12 + 1);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });

  it('tells of each kind what the person may read', async () => {
    const piece = await given.rack();
    const audit = await inspected(piece, '2026-05-04');
    await found(piece, audit, { foundOn: '2026-05-04' });
    const contact = (await build(database.db, given.account, 'contacts', { contactType: 'external-auditor' }))
      .id;
    const provider = actorOf(given.account, 'ServiceProvider', { contact });
    expect((await readAll(piece, provider)).map(({ kind }) => kind)).toEqual(['created']);
    await set('audits', audit, { auditor: contact });
    expect((await readAll(piece, provider)).map(({ kind }) => kind).sort()).toEqual([
      'created',
      'found',
      'inspected',
    ]);
  });

  it('is not found for who may not read the piece', async () => {
    const piece = await given.rack();
    const stranger = actorOf(await buildAccount(database.db));
    expect((await ask(stranger, 'GET', `/api/equipments/${piece}/timeline`)).status).toBe(404);
    const elsewhere = actorOf(given.account, 'Employee', { locations: [given.yard] });
    expect((await ask(elsewhere, 'GET', `/api/equipments/${piece}/timeline`)).status).toBe(404);
  });

  it.each(['2026', '2026-02-31 x', "2026-02-01T00:00:00.000Z 1-'", '2026-02-01T00:00:00.000Z'])(
    'refuses %s as a cursor',
    async (after) => {
      const piece = await given.rack();
      const path = `/api/equipments/${piece}/timeline?after=${encodeURIComponent(after)}`;
      expect((await ask(actorOf(given.account), 'GET', path)).status).toBe(400);
    },
  );

  it('of a missed inspection tells when its appointment ended', async () => {
    const piece = await given.rack();
    const { planning, audits } = await given.plan([piece]);
    await set('audits', audits[0]!.id, { isMissed: 1 });
    await set('auditPlannings', planning.id, {
      state: 'finished',
      dateFinished: new Date('2026-12-01T12:00:00Z'),
    });
    expect(told(await readAll(piece))[0]).toEqual(['missed', '2026-12-01T12:00:00.000Z', planning.id]);
  });
});
