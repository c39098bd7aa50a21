import { beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../../entities/rowMapper';
import { actorOf, build, callAs } from '../../platform/testing/factories';
import { type Outcome, said, useImportAccount } from './testing/useImportAccount';

const account = useImportAccount();
const { importText, inspect } = account;
let expert: string;
let visual: string;
let service: string;

beforeEach(async () => {
  const { db } = account.database;
  const regulation = async (shortName: string, values: object) =>
    (await build(db, account.fresh.account, 'auditRegulations', { shortName, ...values })).id;
  expert = await regulation('EN15635-E', { type: 'expert', interval: 12 });
  visual = await regulation('EN15635-V', { type: 'light', interval: 1, intervalUnit: 'WEEKLY' });
  service = await regulation('DIN14677', { type: 'maintenance', interval: 12, sortOrder: 5 });
  const auditRegulations = JSON.stringify([expert, visual]);
  await db('categories').where({ id: account.fresh.category }).update({ auditRegulations });
  await build(db, account.fresh.account, 'categories', { auditRegulations: [service] });
});

const duties = (identNumber: string, regulation: string): Promise<Row> =>
  account.database
    .db('inspectionDuties')
    .join('equipments', 'equipments.id', 'inspectionDuties.equipment')
    .where({ 'equipments.instance': account.fresh.account, identNumber, regulation })
    .whereNull('inspectionDuties.deletedAt')
    .first('inspectionDuties.*');
const versions = async () => {
  const of = (name: string) =>
    account.database
      .db(name)
      .where({ instance: account.fresh.account })
      .orderBy('id')
      .select('id', 'version');
  return [await of('equipments'), await of('inspectionDuties')];
};
const targets = ({ list }: Outcome) => list.columns.map(({ target }) => target);
const noted = ({ notices }: Outcome) =>
  notices.map(({ row, header, value, expected }) => [row, header, value, expected.message]);

const polish = (visualDay = '14.11.2026', rest = '') =>
  [
    'Nr inwentarzowy;Model;Ostatni przegląd;Następny przegląd;Ostatnie oględziny;Następne oględziny',
    `REG-1;PR 600;10.02.2026;01.02.2027;${visualDay};`,
    `REG-2;PR 600;03.03.2026;;13.11.2026;16.11.2026`,
    rest,
  ].join('\n');

describe('a Polish list with dates of both inspections', () => {
  it('sets each duty as in the dry run, and changes nothing when repeated', async () => {
    const dry = await importText(polish(), { isDry: true });
    expect(targets(dry)).toEqual([
      'identNumber',
      'product',
      'lastAuditDate',
      'nextAuditDate',
      `lastAuditDate@${visual}`,
      `nextAuditDate@${visual}`,
    ]);
    const run = await importText(polish());
    expect(run.counts).toEqual(dry.counts);
    expect(run.counts).toMatchObject({ created: 2, problems: 0, notices: 0 });
    expect(await duties('REG-1', expert)).toMatchObject({
      lastDate: '2026-02-10',
      nextDate: '2027-02-01',
      lastSource: 'import',
      statedBy: expect.stringMatching(/^list-\d+\.csv$/),
      agreedReason: expect.stringMatching(/^list-\d+\.csv$/),
    });
    expect(await duties('REG-1', visual)).toMatchObject({
      lastDate: '2026-11-14',
      nextDate: '2026-11-21',
      lastSource: 'import',
      agreedDate: null,
    });
    expect(await duties('REG-2', expert)).toMatchObject({ lastDate: '2026-03-03', nextDate: '2027-03-03' });
    expect(await duties('REG-2', visual)).toMatchObject({ lastDate: '2026-11-13', nextDate: '2026-11-16' });
    expect(await account.rowsOf('equipments')).toMatchObject([
      { lastAuditDate: '2026-11-14', nextAuditDate: '2026-11-21' },
      { lastAuditDate: '2026-11-13', nextAuditDate: '2026-11-16' },
    ]);

    const before = await versions();
    const again = await importText(polish());
    expect(again.counts).toMatchObject({ updated: 0, unchanged: 2, problems: 0, notices: 0 });
    expect(await versions()).toEqual(before);
  });

  it('counts equipment as updated if only its duty changes', async () => {
    await importText(polish());
    const { counts } = await importText(polish('15.11.2026'));
    expect(counts).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await duties('REG-1', visual)).toMatchObject({ lastDate: '2026-11-15' });
  });
});

describe('a German list', () => {
  it('matches regulations by name or type, and reports and skips one that does not apply', async () => {
    const outcome = await importText(
      [
        'Inventarnummer;Modell;Letzte Prüfung EN15635-E;Letzte Sichtprüfung;Letzte Wartung',
        'R-1;PR 600;10.02.2026;14.11.2026;01.05.2026',
      ].join('\n'),
    );
    expect(targets(outcome)).toEqual([
      'identNumber',
      'product',
      `lastAuditDate@${expert}`,
      `lastAuditDate@${visual}`,
      `lastAuditDate@${service}`,
    ]);
    expect(said(outcome)).toEqual([]);
    expect(noted(outcome)).toEqual([
      [2, 'Letzte Wartung', '01.05.2026', 'import.notice.regulationNotApplied'],
    ]);
    expect(await duties('R-1', expert)).toMatchObject({ lastDate: '2026-02-10', nextDate: '2027-02-10' });
    expect(await duties('R-1', visual)).toMatchObject({ lastDate: '2026-11-14', nextDate: '2026-11-21' });
    expect(await duties('R-1', service)).toBeUndefined();
  });
});

describe('an inspection carried out here', () => {
  it('does not block importing dates of another regulation', async () => {
    await importText(polish());
    await inspect('REG-1', visual, '2026-11-16');
    const outcome = await importText(polish().replace('10.02.2026', '01.09.2026'));
    expect(said(outcome)).toEqual([[2, 'Ostatnie oględziny', '14.11.2026', 'import.problem.auditedSince']]);
    expect(await duties('REG-1', expert)).toMatchObject({ lastDate: '2026-09-01' });
    expect(await duties('REG-1', visual)).toMatchObject({ lastDate: '2026-11-16', lastSource: 'audit' });
  });

  it("stores a date for its own duty even if it equals the equipment's date", async () => {
    await importText(polish());
    await inspect('REG-1', visual, '2026-11-16');
    await importText(polish('').replace('10.02.2026', '16.11.2026'));
    expect(await duties('REG-1', expert)).toMatchObject({ lastDate: '2026-11-16', lastSource: 'import' });
  });

  it('is kept beneath a newer imported date: an older list does not go back behind it', async () => {
    await importText(polish());
    await inspect('REG-1', expert, '2026-11-02');
    await importText(polish().replace('10.02.2026;01.02.2027', '09.11.2026;'));
    expect(await duties('REG-1', expert)).toMatchObject({ lastDate: '2026-11-09', lastSource: 'import' });
    const outcome = await importText(polish());
    expect(said(outcome)).toEqual([
      [2, 'Ostatni przegląd', '10.02.2026', 'import.problem.auditedSince'],
      [2, 'Następny przegląd', '01.02.2027', 'import.problem.auditedSince'],
    ]);
    expect(await duties('REG-1', expert)).toMatchObject({ lastDate: '2026-11-09' });
  });
});

describe('a next date later than the interval allows', () => {
  const late = polish().replace('16.11.2026', '31.12.2026');
  it('is imported with the name of the list if the user has the right', async () => {
    const outcome = await importText(late);
    expect(outcome.counts).toMatchObject({ created: 2, problems: 0 });
    expect(await duties('REG-2', visual)).toMatchObject({
      nextDate: '2026-12-31',
      agreedReason: expect.stringMatching(/^list-\d+\.csv$/),
    });
  });

  it('is refused to an employee, at its cell', async () => {
    await importText(polish());
    const as = callAs(account.database.db, actorOf(account.fresh.account, 'Employee'));
    const outcome = await importText(late, { as });
    expect(said(outcome)).toEqual([[3, 'Następne oględziny', '31.12.2026', 'validation.laterThanInterval']]);
    expect(outcome.counts).toMatchObject({ unchanged: 1, refused: 1 });
  });
});

it('fills only unknown dates if that was chosen', async () => {
  await importText(polish().replace(';13.11.2026;16.11.2026', ';;'));
  const outcome = await importText(polish('15.11.2026'), { plan: { existing: 'fillEmpty' } });
  expect(noted(outcome)).toEqual([[2, 'Ostatnie oględziny', '15.11.2026', 'import.notice.kept']]);
  expect(await duties('REG-1', visual)).toMatchObject({ lastDate: '2026-11-14' });
  expect(await duties('REG-2', visual)).toMatchObject({ lastDate: '2026-11-13', nextDate: '2026-11-16' });
});

it('does not override a newer inspection with proof by another company', async () => {
  await importText(polish());
  const { id } = await duties('REG-1', expert);
  await account.database
    .db('inspectionDuties')
    .where({ id })
    .update({
      statedDate: '2026-10-01',
      lastDate: '2026-10-01',
      statedSource: 'statement',
      statedFile: JSON.stringify({ hash: 'a', name: 'proof.pdf', mimeType: 'application/pdf', size: 1 }),
    });
  const outcome = await importText(polish());
  expect(said(outcome).map(([row, header]) => [row, header])).toEqual([
    [2, 'Ostatni przegląd'],
    [2, 'Następny przegląd'],
  ]);
  expect(await duties('REG-1', expert)).toMatchObject({ lastDate: '2026-10-01', lastSource: 'statement' });
});
