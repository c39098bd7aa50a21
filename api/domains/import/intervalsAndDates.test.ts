import { beforeEach, expect, it } from 'vitest';
import { build } from '../../platform/testing/factories';
import { said, useImportAccount } from './testing/useImportAccount';

const account = useImportAccount();
const only = async () => (await account.rowsOf('equipments'))[0];

it.each([
  ['Prüfintervall (Monate);24', 24, 'MONTHLY'],
  ['Okres przeglądów;2 lata', 2, 'YEARLY'],
  ['Felülvizsgálati időköz;6', 6, 'MONTHLY'],
])('takes an interval with its unit: %s', async (column, auditInterval, auditIntervalUnit) => {
  const [heading, value] = column.split(';');
  const outcome = await account.importText(`Inventarnummer;Modell;${heading}\nR-1;PR 600;${value}\n`);
  expect(said(outcome)).toEqual([]);
  expect(await only()).toMatchObject({ auditInterval, auditIntervalUnit });
});

it('prefers the unit in a column of its own', async () => {
  await account.importText(
    'Inventarnummer;Modell;Prüfintervall (Monate);Intervalleinheit\nR-1;PR 600;3;YEARLY\n',
  );
  expect(await only()).toMatchObject({ auditInterval: 3, auditIntervalUnit: 'YEARLY' });
});

const list = (last: string, next: string) =>
  `Inventarnummer;Modell;Bemerkung;Letzte Prüfung;Nächste Prüfung\nR-1;PR 600;Gang 4;${last};${next}\n`;
let regulation: string;
beforeEach(async () => {
  const { database, fresh } = account;
  regulation = (await build(database.db, fresh.account, 'auditRegulations', { type: 'expert', interval: 12 }))
    .id;
  const category = database.db('categories').where({ id: fresh.category });
  await category.update({ auditRegulations: JSON.stringify([regulation]) });
});
const audited = () => account.inspect('R-1', regulation, '2026-11-03');

it.each([true, false])(
  'leaves dates of an audit carried out here alone, and says so (dry: %s)',
  async (isDry) => {
    await account.importText(list('01.02.2026', '01.02.2027'));
    await audited();
    const outcome = await account.importText(list('01.02.2026', '01.02.2027').replace('Gang 4', 'Gang 5'), {
      isDry,
    });
    expect(said(outcome)).toEqual([
      [2, 'Letzte Prüfung', '01.02.2026', 'import.problem.auditedSince'],
      [2, 'Nächste Prüfung', '01.02.2027', 'import.problem.auditedSince'],
    ]);
    expect(outcome.counts).toMatchObject({ updated: 1, refused: 0 });
    expect(await only()).toMatchObject({
      lastAuditDate: '2026-11-03',
      nextAuditDate: '2027-11-03',
      comment: isDry ? 'Gang 4' : 'Gang 5',
    });
  },
);

it('takes over newer dates, and any where nothing was inspected here', async () => {
  await account.importText(list('01.02.2026', '01.02.2027'));
  expect(said(await account.importText(list('01.01.2026', '01.01.2027')))).toEqual([]);
  expect(await only()).toMatchObject({ lastAuditDate: '2026-01-01' });
  await audited();
  expect(said(await account.importText(list('10.11.2026', '10.11.2027')))).toEqual([]);
  expect(await only()).toMatchObject({ lastAuditDate: '2026-11-10', nextAuditDate: '2027-11-10' });
});

it('gives no notice about equal dates', async () => {
  await account.importText(list('01.02.2026', '01.02.2027'));
  await audited();
  expect(said(await account.importText(list('03.11.2026', '03.11.2027')))).toEqual([]);
});
