import type { Audit } from '@plumbline/resources/entities/audits';
import { definitions } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { rackIn } from '../engine/drawRack';
import { buildEquipment } from './buildEquipment';
import { formatsFor } from './formats';
import type { ReportData } from './loadReportData';

const named = (id: string, name: string, more = {}) => ({ id, name: { 'pl-PL': name }, ...more });
// The compiler names a kind of row that is missing here.
const rows: Record<keyof ReportData, unknown> = {
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
  checklists: new Map(),
  duties: [],
  deficiencies: [],
  entities: definitions,
};

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
  const data = {
    ...rows,
    checklists: new Map([['c', checklist]]),
    deficiencies: [{ audit: 'a', checkpoint: '2', description: 'rysa', dangerLevel: 'green' }],
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

it('shows on the front of a rack the deficiencies whose position is known, and tells it in words', () => {
  const rack = { id: 'r', identNumber: 'R-7', fieldCount: 2, levelCount: 3, fieldNames: 'A, B' };
  const found = (more: object) => ({
    audit: 'a',
    checkpoint: null,
    description: 'rysa',
    dangerLevel: 'red',
    ...more,
  });
  const built = (equipment: object, deficiencies: object[]) =>
    buildEquipment(
      { ...rows, equipments: new Map([['r', equipment]]), deficiencies } as unknown as ReportData,
      { id: 'a', equipment: 'r', answers: [] } as unknown as Audit,
      4,
      formatsFor('pl-PL'),
    );
  const { deficiencies, rackViews } = built(rack, [
    found({ id: '1', bay: 2, level: 0 }),
    found({ id: '2' }),
    found({ id: '3', bay: 9, level: 1 }),
  ]);
  expect(deficiencies.map(({ position }) => position)).toEqual(['Pole B, posadzka', '', 'Pole 9, poziom 1']);
  expect(rackViews.map(({ caption }) => caption)).toEqual(['4.1: Pole B, posadzka']);
  expect(rackIn(rackViews[0]?.image?.hash ?? '')).toMatchObject({
    bays: ['A', 'B'],
    levels: 3,
    marks: [{ bay: 2, level: 0, number: '4.1', code: 'red' }],
  });
  expect(built(rack, [found({ id: '2' })]).rackViews).toEqual([]);
  expect(built({ ...rack, levelCount: null }, [found({ id: '1', bay: 2, level: 0 })]).rackViews).toEqual([]);
});

it('marks open deficiencies of earlier inspections on the front, where their positions were frozen', () => {
  const rack = { id: 'r', identNumber: 'R-7', fieldCount: 2, levelCount: 3, fieldNames: 'A, B' };
  const frozen = { foundOn: '2026-01-05', dangerLevel: 'orange', status: 'OPEN', description: 'rysa' };
  const viewsOf = (earlierFound: object[], followUps: object[] = []) =>
    buildEquipment(
      { ...rows, equipments: new Map([['r', rack]]) } as unknown as ReportData,
      { id: 'a', equipment: 'r', answers: [], earlierFound, followUps } as unknown as Audit,
      4,
      formatsFor('pl-PL'),
    ).rackViews;
  const placed = { ...frozen, deficiency: 'd', bay: 2, level: 1 };
  const [view] = viewsOf([placed, { ...frozen, deficiency: 'e' }]);
  expect(view?.caption).toBe('Otwarte z wcześniejszych przeglądów – 4.1: Pole B, poziom 1');
  expect(rackIn(view?.image?.hash ?? '')).toMatchObject({
    marks: [{ bay: 2, level: 1, number: '4.1', code: 'orange', isEarlier: true }],
    legend: { foundNow: 'Stwierdzone w tym przeglądzie' },
  });
  expect(viewsOf([{ ...frozen, deficiency: 'd' }])).toEqual([]);
  expect(viewsOf([placed], [{ deficiency: 'd', outcome: 'REMEDIED' }])).toEqual([]);
});
