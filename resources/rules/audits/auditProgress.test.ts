import { expect, it } from 'vitest';
import { auditProgress, missingCheckpoints, partProgress } from './auditProgress';
import { readinessOf } from './readyToFinish';
import { answer, checkpoint, content, part } from './testing/checklist';

const frame = part('frame', [checkpoint({ id: 'f1' }), checkpoint({ id: 'f2' })]);
const floor = part('floor', [
  checkpoint({ id: 'g1', type: 'YES_NO', isMandatory: false }),
  checkpoint({ id: 'g2', type: 'NUMBER', greenMax: 1 }),
]);

it('counts what is answered and what is negative', () => {
  const given = content({
    parts: [frame, floor],
    answers: [
      answer('f1', { answer: 'NOT_OKAY' }),
      answer('g2', { number: 0.5 }),
      answer('gone', { answer: 'OKAY' }),
    ],
  });
  expect(auditProgress(given)).toEqual({ answered: 2, total: 4, negative: 1 });
  expect(partProgress(given, frame)).toEqual({ answered: 1, total: 2, negative: 1 });
});

it('leaves a part that does not apply out of everything, and keeps its answers for when it does', () => {
  const answers = [answer('f1', { answer: 'NOT_OKAY' })];
  const given = content({ parts: [frame, floor], answers, notApplicableParts: [{ part: 'frame' }] });
  expect(auditProgress(given)).toEqual({ answered: 0, total: 2, negative: 0 });
  expect(partProgress(given, frame)).toEqual({ answered: 0, total: 0, negative: 0 });
  expect(missingCheckpoints(given).map(({ checkpoint }) => checkpoint.id)).toEqual(['g2']);
  expect(auditProgress({ ...given, notApplicableParts: [] }).negative).toBe(1);
});

it('misses mandatory checkpoints alone, in the order of the checklist', () => {
  const missing = missingCheckpoints(
    content({ parts: [frame, floor], answers: [answer('f1', { answer: 'OKAY' })] }),
  );
  expect(missing.map(({ part, checkpoint }) => [part.id, checkpoint.id])).toEqual([
    ['frame', 'f2'],
    ['floor', 'g2'],
  ]);
});

it('a checkpoint is mandatory unless it says otherwise', () => {
  const unsaid = part('p', [checkpoint({ id: 'c', isMandatory: null })]);
  expect(missingCheckpoints(content({ parts: [unsaid] }))).toHaveLength(1);
});

it('is ready with every mandatory answer and a result', () => {
  const given = content({ parts: [frame], answers: [answer('f1', { answer: 'OKAY' })] });
  expect(readinessOf('NOT_PROCESSED', given)).toMatchObject({
    lacksResult: true,
    isReady: false,
    contradiction: null,
  });
  expect(readinessOf('OKAY', given)).toMatchObject({ lacksResult: false, isReady: false });
  const whole = { ...given, answers: [...(given.answers ?? []), answer('f2', { answer: 'OKAY' })] };
  expect(readinessOf('OKAY', whole)).toEqual({
    missing: [],
    lacksResult: false,
    contradiction: null,
    isReady: true,
  });
  expect(readinessOf('SCRAP', whole)).toMatchObject({ contradiction: 'POSITIVE_BUT_SCRAP', isReady: true });
});

it('an audit without a checklist has nothing to answer', () => {
  expect(auditProgress(content({ parts: null, answers: null, notApplicableParts: null }))).toEqual({
    answered: 0,
    total: 0,
    negative: 0,
  });
});
