import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import type { Row } from '../../../entities/rowMapper';
import { takeStep } from '../../../entities/takeStep';
import { updateRecord } from '../../../entities/updateRecord';
import { useTestDatabase } from '../../../platform/testing/database';
import { build } from '../../../platform/testing/factories';
import { keepPicture } from '../../../platform/testing/keepPicture';
import { type Inspected, useReportWorld } from '../testing/reportWorld';
import { buildReportContext } from './buildReportContext';
import { loadReportData } from './loadReportData';

const database = useTestDatabase();
const { world, owner, system, inspect, inspectAgain, reportOn, read, finalise } = useReportWorld(database);
const { equipments, deficiencies } = definitions;

const step = (piece: string, name: string, args: Row = {}) =>
  takeStep(owner(), equipments, piece, { name, args });

async function told(report: string) {
  const data = await loadReportData(system(), await read(report));
  return buildReportContext(data, { isPreview: true, today: '2026-11-18', attachments: [], verify: null });
}
/** The report's entry of the equipment `REG-Ż1`, and the whole context. */
async function toldOf(inspected: Inspected) {
  const report = await reportOn(inspected);
  const context = await told(report);
  const piece = context.equipment.find(({ identNumber }) => identNumber === 'REG-Ż1');
  if (!piece) throw new Error('the piece stands in no report');
  return { context, piece, report };
}

async function found(inspected: Inspected, dangerLevel: 'green' | 'orange' | 'red', more: Row = {}) {
  const audit = String(inspected.audits.find(({ equipment }) => equipment === inspected.pieces[0])?.id);
  const values = { audit, dangerLevel, description: 'Słup wygięty', measure: 'Wymienić słup', ...more };
  return (await build(database.db, world.account, 'deficiencies', values)).id;
}

it('mentions a lock by hand that was lifted since the previous inspection, once', async () => {
  const first = await inspect();
  const [piece] = first.pieces as [string];
  await finalise(await reportOn(first));
  await step(piece, 'lock', { stateReason: 'Uderzony wózkiem' });
  await step(piece, 'unlock', { stateReason: 'Sprawdzony przez producenta' });
  const second = await inspectAgain(first, { day: '2026-11-17T12:30:00.000Z' });
  const { piece: next } = await toldOf(second);
  expect(next.comment).toMatch(
    /^Wyłączenie z użytkowania „Wyłączone ręcznie: Uderzony wózkiem \(od 17 lis 2026, .+\)” cofnięto 17 lis 2026, .+: Sprawdzony przez producenta$/,
  );
  const third = await inspectAgain(first, { day: '2026-11-17T13:00:00.000Z' });
  expect((await toldOf(third)).piece.comment).toBe('');
});

it('mentions that the lock of an older final report was lifted, and that scrapping was withdrawn', async () => {
  const first = await inspect({ result: 'REPAIR_LOCKED' });
  const [locked, scrapped] = first.pieces as [string, string];
  await finalise(await reportOn(first));
  await step(locked, 'unlock', { stateReason: 'Naprawiony' });
  await step(scrapped, 'scrap', { stateReason: 'Zardzewiały' });
  await step(scrapped, 'unscrap', { stateReason: 'Pomyłka' });
  const second = await inspectAgain(first, { day: '2026-11-17T12:00:00.000Z' });
  const { context } = await toldOf(second);
  const comments = context.equipment.map(({ comment }) => comment);
  expect(comments).toEqual([
    expect.stringMatching(/„Do kasacji: Zardzewiały .*Pomyłka$/),
    expect.stringMatching(/„Wynik przeglądu .*: Naprawiony$/),
  ]);
});

it('a lock lifted by an inspection’s result is not reported as lifted by hand', async () => {
  const first = await inspect({ result: 'REPAIR_LOCKED' });
  await inspectAgain(first, { day: '2026-11-17T12:00:00.000Z' });
  const third = await inspectAgain(first, { day: '2026-11-17T12:30:00.000Z' });
  expect((await toldOf(third)).context.equipment.map(({ comment }) => comment)).toEqual(['', '']);
});

it.each(['UNCHANGED', 'WORSE'] as const)(
  'lists an earlier deficiency that is %s once in the actions and in the counts',
  async (outcome) => {
    const first = await inspect();
    const of = { dateDue: '2026-12-01', responsiblePerson: 'Kierownik' };
    const deficiency = await found(first, 'orange', of);
    const followUps = [
      { id: newId(), deficiency, outcome, ...(outcome === 'WORSE' ? { dangerLevel: 'red' } : {}) },
    ];
    const second = await inspectAgain(first, { followUps, day: '2026-11-17T12:00:00.000Z' });
    const { context, piece, report } = await toldOf(second);
    const code = outcome === 'WORSE' ? 'red' : 'orange';
    expect(context.actions).toEqual([
      {
        number: `${piece.number}.1`,
        danger: { code, word: expect.any(String) },
        identNumber: 'REG-Ż1',
        product: piece.product,
        place: piece.whereabouts,
        what: 'Słup wygięty',
        measure: 'Wymienić słup',
        due: '1 gru 2026',
        responsible: 'Kierownik',
      },
    ]);
    expect(context.dangers[code].count).toBe('1');
    expect(context.totals).toMatchObject({
      deficiencies: '0',
      earlier: '1',
      locked: code === 'red' ? '1' : '0',
    });
    // A repair after the inspection does not change its report.
    await updateRecord(owner(), deficiencies, deficiency, {
      status: 'COMPLETED',
      remedy: 'Wymieniony',
      remediedBy: 'Jan',
    });
    expect((await told(report)).actions).toEqual(context.actions);
  },
);

it('shows a remedied earlier deficiency, without an action', async () => {
  const first = await inspect();
  const deficiency = await found(first, 'orange');
  const followUps = [{ id: newId(), deficiency, outcome: 'REMEDIED', comment: 'Wymieniony' }];
  const { context, piece } = await toldOf(
    await inspectAgain(first, { followUps, day: '2026-11-17T12:00:00.000Z' }),
  );
  expect(piece.earlierDeficiencies).toMatchObject([
    { outcome: 'Usunięta', comment: 'Wymieniony', isOpen: '' },
  ]);
  expect([context.actions, context.dangers.orange.count, context.totals.earlier]).toEqual([[], '0', '0']);
});

it('shows the danger level at the time of the inspection if it escalated before the inspection was pushed', async () => {
  const first = await inspect();
  const deficiency = await found(first, 'orange');
  const escalated = { dangerLevel: 'red', escalatedOn: '2026-11-18' };
  await database.db('deficiencies').where({ id: deficiency }).update(escalated);
  const followUps = [{ id: newId(), deficiency, outcome: 'UNCHANGED' }];
  const second = await inspectAgain(first, { followUps, day: '2026-11-17T12:30:00.000Z' });
  expect((await toldOf(second)).piece.earlierDeficiencies).toMatchObject([{ danger: { code: 'orange' } }]);
});

it('shows an equipment that is locked despite an okay result as locked, with the reason', async () => {
  const first = await inspect();
  const [piece] = first.pieces as [string];
  await step(piece, 'lock', { stateReason: 'Uderzony wózkiem' });
  const { context, piece: shown } = await toldOf(first);
  const reason = expect.stringMatching(/^Wyłączone ręcznie: Uderzony wózkiem \(od 17 lis 2026/);
  expect(shown).toMatchObject({
    result: { code: 'OKAY' },
    state: { code: 'REPAIR_LOCKED', word: 'Bez zastrzeżeń, lecz wyłączone z użytkowania' },
    locks: [{ reason, deficiency: '' }],
    lockCount: '1',
  });
  expect(context.totals.locked).toBe('1');
  expect(context.summary).toMatchObject([
    { result: { code: 'OKAY' }, count: '1' },
    { result: { code: 'REPAIR_LOCKED' }, count: '1' },
  ]);
  expect(context.actions).toMatchObject([{ identNumber: 'REG-Ż1', what: reason, danger: { code: 'red' } }]);
});

it('locks an equipment by a red deficiency and by the end of use', async () => {
  const first = await inspect();
  await found(first, 'red');
  const other = first.pieces[1] as string;
  await updateRecord(owner(), equipments, other, { dateOfFirstUse: '2020-01-01', maxYearsOfUse: 5 });
  const { context } = await toldOf(first);
  expect(context.equipment.map(({ locks }) => locks.map(({ reason }) => reason))).toEqual([
    [expect.stringMatching(/^Upłynął okres użytkowania \(od 1 sty 2025\)$/)],
    [expect.stringMatching(/^Otwarta czerwona usterka: 2\.1 Słup wygięty$/)],
  ]);
  expect(context.totals.locked).toBe('2');
  expect(context.actions.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^Upłynął okres/),
    'Słup wygięty',
  ]);
});

it('shows the earliest mandatory date after the inspection everywhere, and each regulation in the details', async () => {
  const first = await inspect();
  const { category } = await database.db('equipments').where({ id: first.pieces[0] }).first('category');
  const of = { interval: 2, intervalUnit: 'WEEKLY', isMandatory: true, type: 'light' } as const;
  const visual = await build(database.db, world.account, 'auditRegulations', {
    ...of,
    name: { 'pl-PL': 'Oględziny tygodniowe' },
  });
  const { auditRegulations } = await database
    .db('categories')
    .where({ id: category })
    .first('auditRegulations');
  const known = typeof auditRegulations === 'string' ? JSON.parse(auditRegulations) : auditRegulations;
  await updateRecord(system(), definitions.categories, category, {
    auditRegulations: [...known, visual.id],
  });
  const second = await inspectAgain(first, { day: '2026-11-17T12:00:00.000Z' });
  const { context, piece } = await toldOf(second);
  const dates = piece.nextDates.map(({ date }) => date);
  expect(piece.nextDates.map(({ regulation }) => regulation)).toContain('Oględziny tygodniowe');
  expect(dates.length).toBe(2);
  expect([piece.nextDate, context.totals.nextDate]).toEqual([dates[0], dates[0]]);
});

it('captions each photo with its subject and equipment', async () => {
  const first = await inspect();
  const picture = await keepPicture(owner(), world.store);
  const audit = first.audits.find(({ equipment }) => equipment === first.pieces[0]);
  await found(first, 'green', { photos: [picture] });
  await updateRecord(system(), definitions.audits, String(audit?.id), { damageImages: [picture, picture] });
  const { piece } = await toldOf(first);
  expect(piece.deficiencies[0]?.photos).toMatchObject([
    {
      caption: `Usterka ${piece.number}.1: Słup wygięty · REG-Ż1`,
      image: { alternative: expect.stringContaining('REG-Ż1') },
    },
  ]);
  expect(piece.photos.map(({ caption }) => caption)).toEqual([
    'Zdjęcie uszkodzenia · REG-Ż1 · B 2 (1/2)',
    'Zdjęcie uszkodzenia · REG-Ż1 · B 2 (2/2)',
  ]);
});

it('counts equipment that was not found, and lists it', async () => {
  const data = await loadReportData(system(), await read(await reportOn(await inspect())));
  const [first] = data.audits;
  if (!first) throw new Error('one inspection');
  const options = { isPreview: true, today: '2026-11-18', attachments: [], verify: null };
  const { totals, notFound } = buildReportContext({ ...data, missed: [first] }, options);
  const inspected = data.audits.length;
  expect(totals).toMatchObject({
    ...{ equipment: String(inspected + 1), processed: String(inspected), notFound: '1' },
  });
  expect(notFound).toHaveLength(1);
});
