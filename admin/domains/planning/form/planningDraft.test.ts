import { describe, expect, it } from 'vitest';
import { dueDayFor } from '../../audits/deficiencies/dueDays';
import { obstacleText } from './obstacleText';
import { draftOf, emptyPlanning, missingFields, refusalsIn } from './planningDraft';

describe('the form of a planning', () => {
  it('lacks a customer only where one is asked for', () => {
    const values = { ...emptyPlanning('auditor'), location: 'hall' };
    expect(missingFields(values, true)).toEqual(['owner']);
    expect(missingFields(values, false)).toEqual([]);
    expect(missingFields(emptyPlanning(null), false)).toEqual(['location', 'auditor']);
  });

  it('sends texts without blanks around them, and nothing for nothing', () => {
    const values = {
      ...emptyPlanning('auditor'),
      location: 'hall',
      title: '  ',
      comment: ' by the gate ',
      datePlanned: '2026-12-01',
      preparations: [
        { id: 'a', name: ' Lift ordered ', isDone: false },
        { id: 'b', name: '  ', isDone: false },
      ],
    };
    expect(draftOf(values)).toEqual({
      title: null,
      comment: 'by the gate',
      type: 'expert',
      preparations: [{ id: 'a', name: 'Lift ordered', isDone: false }],
      owner: null,
      contact: null,
      confirmsByMail: false,
      dateUntil: null,
      repeatEvery: null,
      repeatUnit: null,
      location: 'hall',
      auditor: 'auditor',
      datePlanned: '2026-12-01',
    });
  });

  it('sends how often it repeats, with its unit', () => {
    const values = { ...emptyPlanning('auditor'), repeatEvery: 6, repeatUnit: 'WEEKLY' as const };
    expect(draftOf(values)).toMatchObject({ repeatEvery: 6, repeatUnit: 'WEEKLY' });
  });

  it('reads the refusals out of an answer and nothing else', () => {
    const refusal = { equipment: 'e', identNumber: 'R-1', code: 'ARCHIVED', appointment: null };
    expect(refusalsIn({ refusals: [refusal, 'x', { code: 'ARCHIVED' }] })).toEqual([refusal]);
    expect(refusalsIn({})).toEqual([]);
  });

  it('says where and when a piece is planned already', () => {
    const translate = (key: string, options?: Record<string, unknown>) =>
      `${key} ${JSON.stringify(options ?? {})}`;
    const appointment = { planning: 'p', title: null, datePlanned: '2026-12-01', locationName: 'Hall 2' };
    expect(obstacleText('ALREADY_PLANNED', appointment, translate, (day) => day)).toBe(
      'planning.obstacle.ALREADY_PLANNED_WHERE {"where":"Hall 2","date":"2026-12-01"}',
    );
    expect(obstacleText('NO_REGULATION', null, translate, (day) => day)).toBe(
      'planning.obstacle.NO_REGULATION {}',
    );
  });
});

it('a red deficiency is due at once, an orange one within four weeks, a green one by no date', () => {
  expect(dueDayFor('red', '2026-11-21')).toBe('2026-11-21');
  expect(dueDayFor('orange', '2026-11-21')).toBe('2026-12-19');
  expect(dueDayFor('green', '2026-11-21')).toBeNull();
});

it('tells the contact by mail unless there is none, or it is not wanted', () => {
  const values = { ...emptyPlanning('anna'), contact: 'jan' };
  expect(draftOf(values).confirmsByMail).toBe(true);
  expect(draftOf({ ...values, confirmsByMail: false }).confirmsByMail).toBe(false);
  expect(draftOf({ ...values, contact: null }).confirmsByMail).toBe(false);
});
