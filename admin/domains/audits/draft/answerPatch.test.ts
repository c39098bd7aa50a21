import type { AuditAnswer } from '@plumbline/resources/entities/audits';
import { expect, it } from 'vitest';
import type { LocalRow } from '../../../data/offline';
import { answerPatch, applicabilityPatch } from './answerPatch';

// Of an audit these changes look at two lists alone.
const audit = (given: Partial<LocalRow<'audits'>>) =>
  ({ answers: null, notApplicableParts: null, ...given }) as LocalRow<'audits'>;
const patchOf = (change: ReturnType<typeof answerPatch>, given: Partial<LocalRow<'audits'>>) =>
  typeof change === 'function' ? change(audit(given)) : change;

it('starts an answer and then changes it in place, keeping what else it holds', () => {
  const first = patchOf(answerPatch('c', { answer: 'OKAY' }), {});
  expect(first.answers).toEqual([{ id: expect.any(String), checkpoint: 'c', answer: 'OKAY' }]);
  const other: AuditAnswer = { id: 'o', checkpoint: 'other', answer: 'YES' };
  const before: AuditAnswer = { id: 'a', checkpoint: 'c', answer: 'OKAY', comment: 'seen' };
  const second = patchOf(answerPatch('c', { answer: 'NOT_OKAY' }), { answers: [before, other] });
  expect(second.answers).toEqual([other, { id: 'a', checkpoint: 'c', answer: 'NOT_OKAY', comment: 'seen' }]);
});

it('sets a part aside once and takes it back', () => {
  const aside = patchOf(applicabilityPatch('p', false), { notApplicableParts: [{ id: 'x', part: 'q' }] });
  expect(aside.notApplicableParts).toEqual([
    { id: 'x', part: 'q' },
    { id: expect.any(String), part: 'p' },
  ]);
  const again = patchOf(applicabilityPatch('p', false), { notApplicableParts: [{ id: 'y', part: 'p' }] });
  expect(again.notApplicableParts).toHaveLength(1);
  expect(
    patchOf(applicabilityPatch('p', true), { notApplicableParts: [{ id: 'y', part: 'p' }] })
      .notApplicableParts,
  ).toEqual([]);
});

it('the same answer again changes nothing, so that it cannot collide with a colleague’s', () => {
  const answers: AuditAnswer[] = [{ id: 'a', checkpoint: 'c', answer: 'NOT_OKAY', comment: null }];
  expect(patchOf(answerPatch('c', { answer: 'NOT_OKAY' }), { answers })).toEqual({});
  expect(patchOf(answerPatch('c', { answer: null }), {}).answers).toHaveLength(1);
});
