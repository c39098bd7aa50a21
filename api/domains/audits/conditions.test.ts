import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { beforeAll, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { findTyped, listTyped } from '../../entities/typedRecords';
import { useTestDatabase } from '../../platform/testing/database';
import { build } from '../../platform/testing/factories';
import { buildCustomer, type Customer, refusal } from '../planning/testing/customer';
import { buildEquipment } from '../reports/context/buildEquipment';
import { formatsFor } from '../reports/context/formats';
import type { ReportData } from '../reports/context/loadReportData';
import { configureTasks } from '../tasks/configureTasks';

const database = useTestDatabase();
const [fitted, works] = [newId(), newId()];
const name = (text: string) => ({ 'pl-PL': text });
const parts = [
  {
    id: newId(),
    name: name('Brama'),
    checkpoints: [
      {
        id: fitted,
        name: name('Drzwi przejściowe'),
        type: 'YES_NO' as const,
        negativeAnswer: 'NONE' as const,
      },
      {
        id: works,
        name: name('Wyłącznik'),
        type: 'YES_NO' as const,
        shownAfter: fitted,
        shownAnswer: 'YES' as const,
        commentAfter: 'NO' as const,
      },
    ],
  },
];
let given: Customer;
let product: string;
beforeAll(async () => {
  configureTasks();
  given = await buildCustomer(database.db);
  const regulation = await build(database.db, given.account, 'auditRegulations', { type: 'expert', parts });
  const category = await build(database.db, given.account, 'categories', {
    auditRegulations: [regulation.id],
  });
  product = (await build(database.db, given.account, 'products', { category: category.id })).id;
});

const planned = async () => (await given.plan([await given.rack({ product })])).audits[0]!;
const answered = (checkpoint: string, answer: 'YES' | 'NO', comment?: string) => ({
  id: newId(),
  checkpoint,
  answer,
  ...(comment ? { comment } : {}),
});
const done = { result: 'OKAY', isFinished: true };

it('what is not asked is not missed, and an answer given before is kept', async () => {
  const audit = await planned();
  const answers = [answered(fitted, 'NO'), answered(works, 'NO')];
  const finished = await given.change(audit.id, { ...done, answers });
  expect(finished).toMatchObject({ isFinished: true, answers });
});

it('what is asked is missed, and so is the comment an answer demands', async () => {
  const audit = await planned();
  const open = given.change(audit.id, { ...done, answers: [answered(fitted, 'YES')] });
  expect(await refusal(open)).toMatchObject({
    code: 'AUDIT_INCOMPLETE',
    data: { count: 1, checkpoints: [works] },
  });
  const bare = given.change(audit.id, { ...done, answers: [answered(fitted, 'YES'), answered(works, 'NO')] });
  expect(await refusal(bare)).toMatchObject({
    code: 'AUDIT_INCOMPLETE',
    data: { count: 1, checkpoints: [works] },
  });
  const answers = [answered(fitted, 'YES'), answered(works, 'NO', 'Brak napięcia')];
  const confirmedContradiction = true;
  await expect(given.change(audit.id, { ...done, answers, confirmedContradiction })).resolves.toMatchObject({
    isFinished: true,
  });
});

it('the report shows neither a hidden question nor what was found at it', async () => {
  const audit = await planned();
  const deficiency = await createRecord(given.call, definitions.deficiencies, {
    audit: audit.id,
    checkpoint: works,
    description: 'Nie działa',
    dangerLevel: 'red',
  });
  const inReport = async (answer: 'YES' | 'NO') => {
    const saved = await given.change(audit.id, { answers: [answered(fitted, answer)] });
    const checklist = (await findTyped(given.system, 'checklists', saved.checklist))!;
    const data = {
      report: { language: 'pl-PL' },
      entities: definitions,
      ...{ equipments: new Map(), products: new Map(), locations: new Map(), contacts: new Map() },
      ...{
        categories: new Map(),
        regulations: new Map(),
        audits: [saved],
        missed: [],
        duties: [],
        others: new Map(),
      },
      checklists: new Map([[checklist.id, checklist]]),
      deficiencies: [deficiency],
    } as unknown as ReportData; // what the equipment's part of the report reads of it
    const shown = buildEquipment(data, saved, 1, formatsFor('pl-PL'));
    return {
      points: shown.parts.flatMap((part) => part.checkpoints.map((point) => point.name)),
      found: shown.deficiencies.map((one) => one.description),
    };
  };
  expect(await inReport('NO')).toEqual({ points: ['Drzwi przejściowe'], found: [] });
  expect(await inReport('YES')).toEqual({
    points: ['Drzwi przejściowe', 'Wyłącznik'],
    found: ['Nie działa'],
  });
});

it('what was found at a checkpoint that is no longer asked is kept and counts no longer, until it is asked again', async () => {
  const audit = await planned();
  const rack = String(audit.equipment);
  const found = await createRecord(given.call, definitions.deficiencies, {
    audit: audit.id,
    checkpoint: works,
    description: 'Brak napięcia',
    dateDue: '2026-12-01',
  });
  const standing = async () => ({
    measures: (await given.equipment(rack)).openMeasures,
    isNotAsked: (await findTyped(given.system, 'deficiencies', String(found.id)))?.isNotAsked,
    tasks: (await listTyped(given.system, 'tasks', { filter: { equipment: rack } })).length,
  });
  const asked = [answered(fitted, 'YES'), answered(works, 'NO', 'Brak napięcia')];
  await given.change(audit.id, { ...done, answers: [answered(fitted, 'NO')] });
  expect(await standing()).toEqual({ measures: 0, isNotAsked: true, tasks: 0 });
  const corrected = { correctionReason: 'Door overlooked', confirmedContradiction: true };
  await given.change(audit.id, { answers: asked, ...corrected });
  expect(await standing()).toEqual({ measures: 1, isNotAsked: false, tasks: 1 });
  await given.change(audit.id, { answers: [answered(fitted, 'NO')], ...corrected });
  expect(await standing()).toEqual({ measures: 0, isNotAsked: true, tasks: 0 });
});
