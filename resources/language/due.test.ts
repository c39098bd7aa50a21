import { expect, it } from 'vitest';
import { entities } from '../entities/index';
import { isNeverInspected, neverInspectedType } from './due';

const { equipments, inspectionDuties, tasks } = entities;

it('knows which duties were never carried out, but not an end of use', () => {
  expect(isNeverInspected(inspectionDuties, { type: 'light', lastDate: null })).toBe(true);
  expect(isNeverInspected(inspectionDuties, { type: 'light', lastDate: '2019-01-01' })).toBe(false);
  expect(isNeverInspected(inspectionDuties, { type: 'endOfUse', lastDate: null })).toBe(false);
  expect(isNeverInspected(tasks, { dateDue: '2020-01-01' })).toBe(false);
});

it('says of a piece what its earliest duty says, whatever other inspections it had', () => {
  const piece = { nextAuditDate: '2020-01-01', dueType: 'light', lastAuditDate: null };
  expect(isNeverInspected(equipments, piece)).toBe(true);
  expect(isNeverInspected(equipments, { ...piece, lastAuditDate: '2020-03-01' })).toBe(true);
  expect(isNeverInspected(equipments, { ...piece, dueLastDate: '2019-12-25' })).toBe(false);
  expect(isNeverInspected(equipments, { ...piece, dueType: 'endOfUse' })).toBe(false);
  expect(isNeverInspected(equipments, { ...piece, dueType: null })).toBe(false);
});

it('names the type of inspection that is missing only where the piece had another one', () => {
  const piece = { nextAuditDate: '2020-01-01', dueType: 'light', lastAuditDate: '2020-03-01' };
  expect(neverInspectedType(equipments, piece)).toBe('dutyType.light');
  expect(neverInspectedType(equipments, { ...piece, lastAuditDate: null })).toBeUndefined();
  expect(neverInspectedType(equipments, { ...piece, dueLastDate: '2020-03-01' })).toBeUndefined();
  expect(neverInspectedType(inspectionDuties, { type: 'light', lastDate: null })).toBeUndefined();
});
