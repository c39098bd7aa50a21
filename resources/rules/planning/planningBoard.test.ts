import { describe, expect, it } from 'vitest';
import {
  type BoardAppointment,
  conflictsOf,
  loadByDay,
  mondayOf,
  movedTo,
  resizedBy,
  vicinityOf,
} from './planningBoard';

const visit = (more: Partial<BoardAppointment> = {}): BoardAppointment => ({
  id: 'a',
  auditor: 'anna',
  location: 'hall',
  datePlanned: '2026-12-01',
  dateUntil: null,
  pieces: 10,
  minutes: 200,
  ...more,
});

describe('the load of a day', () => {
  it('adds up appointments, and spreads long ones without losing a piece', () => {
    const long = visit({ id: 'b', dateUntil: '2026-12-03', pieces: 10, minutes: 100 });
    expect(Object.fromEntries(loadByDay([visit(), long]))).toEqual({
      '2026-12-01': { pieces: 14, minutes: 234 },
      '2026-12-02': { pieces: 3, minutes: 33 },
      '2026-12-03': { pieces: 3, minutes: 33 },
    });
  });

  it('is not given in minutes where one of them is unknown', () => {
    const loads = loadByDay([visit(), visit({ id: 'b', minutes: null })]);
    expect(loads.get('2026-12-01')).toEqual({ pieces: 20, minutes: null });
  });
});

describe('conflicts', () => {
  const at = (one: BoardAppointment, all: BoardAppointment[] = [], absences: object[] = []) =>
    conflictsOf(one, { all: [one, ...all], absences: absences as never });

  it('are an absence of the inspector on one of the days, both ends included', () => {
    const away = { contact: 'anna', dateFrom: '2026-12-03', dateUntil: '2026-12-04' };
    expect(at(visit({ dateUntil: '2026-12-03' }), [], [away])).toEqual(['ABSENT']);
    expect(at(visit({ datePlanned: '2026-12-04' }), [], [away])).toEqual(['ABSENT']);
    expect(at(visit({ datePlanned: '2026-12-05' }), [], [away])).toEqual([]);
    expect(at(visit({ auditor: 'jan', dateUntil: '2026-12-03' }), [], [away])).toEqual([]);
  });

  it('are more minutes than a working day has, and another place on the same day', () => {
    expect(at(visit({ minutes: 481 }))).toEqual(['OVERLOADED']);
    expect(at(visit({ minutes: 481, dateUntil: '2026-12-02' }))).toEqual([]);
    expect(at(visit(), [visit({ id: 'b', minutes: 300 })])).toEqual(['OVERLOADED']);
    expect(at(visit(), [visit({ id: 'b', location: 'yard' })])).toEqual(['ELSEWHERE']);
    expect(at(visit(), [visit({ id: 'b', location: 'yard', auditor: 'jan' })])).toEqual([]);
  });
});

it('moves an appointment with its length, and makes it longer or shorter by days', () => {
  const long = { datePlanned: '2026-12-30', dateUntil: '2027-01-01' };
  expect(movedTo(long, '2027-02-27')).toEqual({ datePlanned: '2027-02-27', dateUntil: '2027-03-01' });
  expect(movedTo({ ...long, dateUntil: null }, '2027-02-27').dateUntil).toBeNull();
  expect(resizedBy(long, 1).dateUntil).toBe('2027-01-02');
  expect(resizedBy(long, -2).dateUntil).toBeNull();
  expect(resizedBy(long, -9).dateUntil).toBeNull();
  expect(resizedBy({ ...long, dateUntil: null }, 1).dateUntil).toBe('2026-12-31');
  expect(resizedBy(long, 100).dateUntil).toBe('2027-01-29');
});

it('knows the Monday of each day, and which postal codes are near each other', () => {
  expect(['2026-11-29', '2026-11-30', '2026-12-01'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-11-30',
  ]);
  expect(['50-123', '50999', '8000', 'A', null].map(vicinityOf)).toEqual(['50', '50', '80', null, null]);
});
