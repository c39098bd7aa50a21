import type { Audit } from '@plumbline/resources/entities/audits';
import { definitions } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { buildEquipment } from './buildEquipment';
import { formatsFor } from './formats';
import type { ReportData } from './loadReportData';

const named = (id: string, name: string, more = {}) => ({ id, name: { 'pl-PL': name }, ...more });

it('shows the outcome of each checkpoint, and marks a part set aside as not applicable', () => {
  const checklist = named('c', 'Drabiny', {
    parts: [
      named('p1', 'Stan', {
        checkpoints: [
          named('1', 'Stopki', { type: 'OKAY_NOT_OKAY' }),
          named('2', 'Inne uszkodzenia', { type: 'DEFICIENCY_CAPTURE' }),
          named('3', 'Liczba szczebli', { type: 'NUMBER' }),
          named('4', 'Siatka', { type: 'YES_NO', isMandatory: false }),
        ],
      }),
      named('p2', 'Osprzęt', { checkpoints: [named('5', 'Hak', { type: 'YES_NO' })] }),
    ],
  });
  const audit = {
    id: 'a',
    checklist: 'c',
    answers: [
      { checkpoint: '1', answer: 'OKAY' },
      { checkpoint: '3', number: 14 },
    ],
    notApplicableParts: [{ part: 'p2' }],
  };
  // The compiler names a kind of row that is missing here.
  const data: Record<keyof ReportData, unknown> = {
    report: { language: 'pl-PL' },
    planning: undefined,
    account: undefined,
    owner: undefined,
    location: undefined,
    brand: undefined,
    superseded: undefined,
    audits: [],
    missed: [],
    equipments: new Map(),
    floorPlans: new Map(),
    products: new Map(),
    locations: new Map(),
    contacts: new Map(),
    regulations: new Map(),
    others: new Map(),
    categories: new Map(),
    checklists: new Map([['c', checklist]]),
    duties: [],
    deficiencies: [{ audit: 'a', checkpoint: '2', description: 'rysa', dangerLevel: 'green' }],
    entities: definitions,
  };
  // Only the fields that are read; database rows have many more.
  const { parts } = buildEquipment(
    data as unknown as ReportData,
    audit as unknown as Audit,
    1,
    formatsFor('pl-PL'),
  );
  expect(
    parts.map(({ name, checkpoints }) => [
      name,
      ...checkpoints.map((one) => [one.name, one.answer, one.value]),
    ]),
  ).toEqual([
    [
      'Stan',
      ['Stopki', 'Zgodne', ''],
      ['Inne uszkodzenia', 'Usterka', ''],
      ['Liczba szczebli', '', '14'],
      ['Siatka', '–', ''],
    ],
    ['Osprzęt', ['Nie dotyczy tego urządzenia', '', '']],
  ]);
});
