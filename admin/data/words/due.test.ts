import { entities } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import {
  dayAfter,
  daysUntil,
  dueField,
  dueState,
  isSettled,
  openFilter,
  runsOut,
  scopeFilter,
  today,
} from './due';

describe('due', () => {
  it('knows by what rows are due from the order of their list', () => {
    expect(dueField(entities.equipments)).toBe('nextAuditDate');
    expect(dueField(entities.auditPlannings)).toBe('datePlanned');
    expect(dueField(entities.deficiencies)).toBe('dateDue');
    expect(dueField(entities.locations)).toBeUndefined();
    expect(dueField(entities.auditReports)).toBeUndefined();
  });

  it('tells what runs out from what is to be done by a day', () => {
    expect(runsOut(entities.licenses)).toBe(true);
    expect(runsOut(entities.tasks)).toBe(false);
    expect(runsOut(entities.locations)).toBe(false);
  });

  it('tells overdue, soon and later apart at their edges', () => {
    expect(dueState('2026-03-04', '2026-03-05')).toBe('overdue');
    expect(dueState('2026-03-05', '2026-03-05')).toBe('soon');
    expect(dueState('2026-04-04', '2026-03-05')).toBe('soon');
    expect(dueState('2026-04-05', '2026-03-05')).toBe('later');
  });

  it('takes what is valid before today for ended', () => {
    expect(dueState('2026-03-05', '2026-03-05', true)).toBe('overdue');
    expect(dueState('2026-03-06', '2026-03-05', true)).toBe('soon');
    expect(dueState('2026-04-06', '2026-03-05', true)).toBe('later');
    const scope = (name: 'overdue' | 'soon') =>
      scopeFilter(entities.licenses, 'validBefore', name, '2026-03-05');
    expect(scope('overdue')).toMatchObject({ validBefore_lte: '2026-03-05' });
    expect(scope('soon')).toMatchObject({ validBefore_gte: '2026-03-06', validBefore_lte: '2026-04-05' });
  });

  it('counts whole days over the change to summer time', () => {
    expect(daysUntil('2026-03-30', '2026-03-28')).toBe(2);
    expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30');
  });

  it('calls finished, completed, archived and scrapped rows settled', () => {
    expect(isSettled({ state: 'finished' })).toBe(true);
    expect(isSettled({ status: 'COMPLETED' })).toBe(true);
    expect(isSettled({ isArchived: true })).toBe(true);
    expect(isSettled({ state: 'open', isArchived: false })).toBe(false);
  });

  it('filters for what is still open by what the entity knows of itself', () => {
    expect(openFilter(entities.auditPlannings)).toEqual({ state: ['open'] });
    expect(openFilter(entities.deficiencies)).toEqual({ status: ['OPEN', 'RUNNING'] });
    expect(openFilter(entities.equipments)).toEqual({ isArchived: false, isScrapped: false });
    expect(openFilter(entities.contacts)).toEqual({});
  });

  it('scopes meet at today and overlap nowhere', () => {
    const scope = (name: 'overdue' | 'soon') =>
      scopeFilter(entities.auditPlannings, 'datePlanned', name, '2026-03-05');
    expect(scope('overdue')).toEqual({ state: ['open'], datePlanned_lte: '2026-03-04' });
    expect(scope('soon')).toEqual({
      state: ['open'],
      datePlanned_gte: '2026-03-05',
      datePlanned_lte: '2026-04-04',
    });
  });

  it('takes today from the clock on the wall, not from Greenwich', () => {
    expect(today(new Date(2026, 0, 3, 0, 30))).toBe('2026-01-03');
  });
});
