import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { afterAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../entities/call';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../../platform/testing/factories';
import { stopReportEngine, templateSandbox } from '../engine/renderReport';
import { docx, paragraph } from '../engine/testing/buildTemplate';
import { pdfText } from '../engine/testing/readPdf';
import { useReportWorld } from '../testing/reportWorld';
import { publish, templateOf } from '../testing/templateWorld';
import { buildPlanningContext } from './buildPlanningContext';
import { loadPlanningData } from './loadPlanningData';
import { makePlanningList } from './makePlanningList';

const database = useTestDatabase();
const reports = useReportWorld(database);
const { world, owner } = reports;
afterAll(stopReportEngine);
const sandbox = await templateSandbox();

const textOf = async (call: Call, id: string) => {
  const wish = { language: 'de-DE' } as const;
  return pdfText(await makePlanningList(world.api, world.store, { call, id, wish }));
};
const contextOf = async (call: Call, id: string) =>
  buildPlanningContext(await loadPlanningData(call, id), { language: 'de-DE', today: '2026-11-17' });

it('tells of each piece whether it is done, locked, missing and what is open', async () => {
  const { planning, pieces, audits } = await reports.inspect();
  const [first = '', second = ''] = pieces;
  const { db } = database;
  const open = String(audits.find(({ equipment }) => equipment === first)?.id);
  await db('audits').where({ id: open }).update({ isFinished: 0 });
  const found = {
    equipment: first,
    audit: open,
    description: 'Strebe verbogen',
    dangerLevel: 'red',
  } as const;
  await build(db, world.account, 'deficiencies', { ...found, status: 'OPEN' });
  await build(db, world.account, 'deficiencies', { ...found, description: 'Erledigt', status: 'COMPLETED' });
  await db('equipments').where({ id: first }).update({ isLocked: 1, nextAuditDate: '2026-12-01' });
  const context = await contextOf(owner(), planning);
  const pieceOf = (identNumber: string) => context.equipment.find((one) => one.identNumber === identNumber);
  expect(context.totals).toEqual({
    equipment: '2',
    processed: '1',
    locked: '1',
    deficiencies: '1',
    notFound: '',
  });
  expect(pieceOf('REG-Ż1')).toMatchObject({
    state: 'Offen',
    lock: 'Gesperrt – nicht benutzen',
    nextDate: '01.12.2026',
    deficiencyCount: '1',
    deficiencies: [{ description: 'Strebe verbogen', danger: { code: 'red' } }],
    whereabouts: 'Hala Ćwiczebna · B 2',
  });
  expect(pieceOf('REG-Ż2')).toMatchObject({ state: 'Geprüft', lock: '', deficiencyCount: '' });
  await db('audits').where({ equipment: second, planning }).update({ isFinished: 0, isMissed: 1 });
  const later = await contextOf(owner(), planning);
  expect(later.equipment.map(({ identNumber }) => identNumber)).toEqual(['REG-Ż1']);
  expect(later.notFound).toMatchObject([{ number: '1', identNumber: 'REG-Ż2' }]);
});

it('is refused to other accounts, and shows a restricted person only the inspections they may see', async () => {
  const { planning } = await reports.inspect();
  const stranger = callAs(database.db, actorOf(await buildAccount(database.db), 'Owner'));
  await expect(
    makePlanningList(world.api, world.store, { call: stranger, id: planning, wish: {} }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const visitor = reports.as('ServiceProvider');
  await expect(
    makePlanningList(world.api, world.store, { call: visitor, id: planning, wish: {} }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('prints the default template in the language asked for', async () => {
  const { planning } = await reports.inspect();
  const text = await textOf(owner(), planning);
  expect(text).toMatch(/Prüfliste[\s\S]+Hala Ćwiczebna[\s\S]+REG-Ż2[\s\S]+REG-Ż1/);
  expect(text).not.toMatch(/\{d\.|Nicht aufgefundene/);
});

describe.runIf(sandbox !== 'none')('a template of the account', () => {
  it('takes the place of the default one', async () => {
    const { planning } = await reports.inspect();
    const template = docx(paragraph('Unsere Liste {d.planning.date} {d.totals.equipment}'));
    const { id } = await templateOf(owner(), world, template, { kind: 'PLANNING_LIST' });
    await publish(owner(), world, id);
    expect(await textOf(owner(), planning)).toMatch(/Unsere Liste .+ 2/);
  });

  it('of a planning list must not use the tags of a report, and one of orders is for brokers alone', async () => {
    const report = docx(paragraph('{d.signatures.auditor.name}'));
    await expect(templateOf(owner(), world, report, { kind: 'PLANNING_LIST' })).rejects.toMatchObject({
      errors: { draft: { message: 'validation.templateProblems' } },
    });
    await expect(templateOf(owner(), world, null, { kind: 'INVOICE' })).rejects.toMatchObject({
      errors: { kind: { message: 'validation.onlyBrokers' } },
    });
    const account = await buildAccount(database.db, { instanceType: 'BROKER' });
    await build(database.db, CATALOGUE_ID, 'brokers', { account });
    const broker = callAs(database.db, actorOf(account, 'Owner', { instanceType: 'BROKER' }));
    const invoice = docx(paragraph('{d.document.number}'));
    expect(await templateOf(broker, world, invoice, { kind: 'INVOICE' })).toMatchObject({ kind: 'INVOICE' });
  });
});
