import { newId } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../../platform/testing/factories';
import { buildCustomer, type Customer, refusal } from '../testing/customer';
import { planDue } from './planDue';
import { readBoard } from './readBoard';
import { readWaiting } from './readWaiting';

const database = useTestDatabase();
let given: Customer;
const december = { from: '2026-11-30', to: '2026-12-27' };
const soon = { today: '2026-11-27', horizon: 'FOURWEEKS' as const };

/** Finished inspections of the customer's category that took so many minutes. */
async function inspected(minutes: readonly number[]): Promise<void> {
  for (const one of minutes) {
    const equipment = await given.rack({ identNumber: `OLD-${one}`, isArchived: true });
    const { id } = await build(database.db, given.account, 'audits', { equipment });
    await database
      .db('audits')
      .where({ id })
      .update({
        isFinished: true,
        category: given.category,
        type: 'expert',
        dateStarted: new Date('2026-06-01T08:00:00Z'),
        dateAudited: new Date(Date.parse('2026-06-01T08:00:00Z') + one * 60_000),
      });
  }
}

beforeAll(async () => {
  given = await buildCustomer(database.db);
  await database
    .db('locations')
    .where({ id: given.site })
    .update({ address: JSON.stringify({ zip: '50-123', city: 'Wrocław' }) });
});

describe('what waits to be planned', () => {
  it('is told by place and type, with the address above it and no minutes before anything was inspected', async () => {
    await given.rack({ identNumber: 'R-1', nextAuditDate: '2026-11-01' });
    await given.rack({ identNumber: 'R-2', nextAuditDate: '2026-12-10' });
    await given.rack({ identNumber: 'R-3', nextAuditDate: '2027-06-01' });
    expect(await readWaiting(given.call, soon)).toEqual([
      {
        location: given.hall,
        locationName: 'Hall 2',
        owner: given.owner,
        ownerName: expect.any(String),
        zip: '50-123',
        city: 'Wrocław',
        contact: null,
        type: 'expert',
        count: 2,
        overdue: 1,
        firstDue: '2026-11-01',
        minutes: null,
      },
    ]);
  });

  it('takes as long as the median of past inspections, whatever a forgotten one took', async () => {
    await inspected([4, 10, 12, 600]);
    expect((await readWaiting(given.call, soon))[0]).toMatchObject({ count: 2, minutes: 20 });
    await inspected([14, 15]);
    expect((await readWaiting(given.call, soon))[0]).toMatchObject({ count: 2, minutes: 24 });
  });

  it('is nothing of another account, and nothing for those who plan nothing', async () => {
    const stranger = callAs(database.db, actorOf(await buildAccount(database.db)));
    expect(await readWaiting(stranger, soon)).toEqual([]);
    const provider = callAs(database.db, actorOf(given.account, 'ServiceProvider'));
    expect(await readWaiting(provider, soon)).toEqual([]);
  });
});

describe('planning what is due', () => {
  const draft = (more: object = {}) => given.draft({ id: newId(), location: given.hall, ...more });

  it('takes all that is due and nothing else, and is then on the board and waits no more', async () => {
    const planning = await planDue(given.call, {
      planning: draft({ datePlanned: '2026-12-01', dateUntil: '2026-12-02' }),
      dueUntil: '2026-12-25',
    });
    expect(planning).toMatchObject({ plannedCount: 2, dateUntil: '2026-12-02' });
    expect(await readWaiting(given.call, soon)).toEqual([]);
    const board = await readBoard(given.call, december);
    expect(board.appointments).toEqual([
      expect.objectContaining({
        id: planning.id,
        locationName: 'Hall 2',
        auditor: given.auditor,
        dateUntil: '2026-12-02',
        state: 'open',
        pieces: 2,
        done: 0,
        minutes: 24,
      }),
    ]);
    expect(board.inspectors.map(({ id }) => id)).toContain(given.auditor);
  });

  it('leaves nothing behind where nothing is due', async () => {
    const before = await database.db('auditPlannings').where({ instance: given.account });
    const refused = await refusal(planDue(given.call, { planning: draft(), dueUntil: '2026-12-25' }));
    expect(refused.code).toBe('PLANNING_EMPTY');
    expect(await database.db('auditPlannings').where({ instance: given.account })).toHaveLength(
      before.length,
    );
  });

  it('takes places below only if asked to', async () => {
    await given.rack({ identNumber: 'R-9', nextAuditDate: '2026-12-01' });
    const atSite = { planning: draft({ location: given.site }), dueUntil: '2026-12-25' };
    expect((await refusal(planDue(given.call, atSite))).code).toBe('PLANNING_EMPTY');
    expect(await planDue(given.call, { ...atSite, includesBelow: true })).toMatchObject({ plannedCount: 1 });
  });
});

describe('the board', () => {
  it('shows an appointment that began before, as long as it lasts', async () => {
    const at = async (from: string) =>
      (await readBoard(given.call, { from, to: '2026-12-27' })).appointments.map(
        ({ dateUntil }) => dateUntil,
      );
    expect(await at('2026-12-02')).toContain('2026-12-02');
    expect(await at('2026-12-03')).not.toContain('2026-12-02');
  });

  it('shows absences of the days to those who may see them', async () => {
    const away = { contact: given.auditor, dateFrom: '2026-12-27', dateUntil: '2027-01-03' };
    const { id } = await build(database.db, given.account, 'absences', away);
    expect((await readBoard(given.call, december)).absences).toEqual([{ id, ...away }]);
    expect((await readBoard(given.call, { from: '2027-01-04', to: '2027-01-10' })).absences).toEqual([]);
    const other = callAs(database.db, actorOf(given.account, 'ServiceProvider'));
    expect((await readBoard(other, december)).absences).toEqual([]);
  });

  it('keeps to the places and the account of the person', async () => {
    const employee = callAs(database.db, actorOf(given.account, 'Employee', { locations: [given.yard] }));
    expect((await readBoard(employee, december)).appointments).toEqual([]);
    const stranger = callAs(database.db, actorOf(await buildAccount(database.db)));
    const board = await readBoard(stranger, december);
    expect([board.appointments, board.inspectors.map(({ id }) => id)]).toEqual([[], []]);
  });

  it('refuses a period longer than a board, and one that ends before it begins', async () => {
    for (const to of ['2027-03-01', '2026-11-29'])
      expect((await refusal(readBoard(given.call, { ...december, to }))).code).toBe('BAD_QUERY');
  });
});
