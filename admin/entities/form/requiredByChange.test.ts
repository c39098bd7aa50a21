import { definitions } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { requiredByChange } from './requiredByChange';

const before = {
  description: 'Bent',
  dangerLevel: 'red',
  dateDue: null,
  photos: null,
  correctionReason: null,
};
const isAsked = (change: object, isInspectionFinished = true, isNew = false) => {
  const values = { ...before, ...change };
  const context = { ...values, isInspectionFinished };
  const asked = requiredByChange(definitions.deficiencies, {
    before: isNew ? undefined : before,
    values,
    context,
  });
  return asked.fields.correctionReason?.required === true;
};

it('asks for the reason of a correction once something is corrected, and of what is added', () => {
  expect(isAsked({ description: 'Bent by 38 mm' })).toBe(true);
  expect(isAsked({}, true, true)).toBe(true);
});

it('asks for none where a measure is seen to, nothing changed, or the inspection is not finished', () => {
  expect(isAsked({ dateDue: '2026-12-01', status: 'RUNNING', correctionReason: 'x' })).toBe(false);
  expect(isAsked({ photos: [], correctionReason: '' })).toBe(false);
  expect(isAsked({ description: 'Other' }, false)).toBe(false);
});
