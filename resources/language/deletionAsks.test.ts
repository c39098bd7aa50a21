import { expect, it } from 'vitest';
import { entities } from '../entities';
import { askedForDeletion, deletionFields, withDeletionFields } from './deletionAsks';

const { deficiencies, locations } = entities;

it('asks for what the condition of a field or a refusal demands, and for nothing of other entities', () => {
  expect(askedForDeletion(deficiencies, { isInspectionFinished: false })).toEqual([]);
  expect(askedForDeletion(deficiencies, { isInspectionFinished: true })).toEqual(['correctionReason']);
  const refused = {
    contradictedResult: { message: 'validation.contradictedResult' },
    audit: { message: 'x' },
  };
  expect(askedForDeletion(deficiencies, { isInspectionFinished: true }, refused)).toEqual([
    'correctionReason',
    'contradictedResult',
  ]);
  expect(askedForDeletion(locations, {}, refused)).toEqual([]);
});

it('the fields of the deletion alone are no fields of the row', () => {
  expect(deletionFields(deficiencies)).toEqual([
    'correctionReason',
    'contradictedResult',
    'contradictedLater',
  ]);
  expect(deficiencies.fields).not.toHaveProperty('contradictedResult');
  expect(withDeletionFields(deficiencies).fields).toHaveProperty('contradictedResult');
  expect(withDeletionFields(locations)).toBe(locations);
});
