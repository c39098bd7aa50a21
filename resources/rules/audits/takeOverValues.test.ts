import { expect, it } from 'vitest';
import { hasContent, valuesToTake, withAnswers } from './takeOverValues';
import { answer, checkpoint, part } from './testing/checklist';

const parts = [
  part('docs', [checkpoint({ id: 'a', isTakeValuesActive: true }), checkpoint({ id: 'b' })]),
  part('frame', [checkpoint({ id: 'c', type: 'NUMBER_WITH_COMMENT', isTakeValuesActive: true })]),
];
const previous = [
  answer('a', { answer: 'OKAY', photos: [{ hash: 'h', name: 'n', mimeType: 'image/jpeg', size: 1 }] }),
  answer('b', { answer: 'OKAY' }),
  answer('c', { number: 2.5, comment: 'left', dangerLevel: 'green' }),
];
const ids = () => 'new-id';

it('takes values of checkpoints that allow it, without the photos', () => {
  expect(valuesToTake({ parts, answers: [], notApplicableParts: [] }, previous, ids)).toEqual([
    {
      id: 'new-id',
      checkpoint: 'a',
      answer: 'OKAY',
      number: null,
      dangerLevel: null,
      comment: null,
      photos: null,
    },
    {
      id: 'new-id',
      checkpoint: 'c',
      answer: null,
      number: 2.5,
      dangerLevel: 'green',
      comment: 'left',
      photos: null,
    },
  ]);
});

it('leaves alone what is answered already, what was empty before and parts that do not apply', () => {
  const answers = [answer('a', { answer: 'NOT_OKAY' })];
  expect(valuesToTake({ parts, answers, notApplicableParts: [{ part: 'frame' }] }, previous, ids)).toEqual(
    [],
  );
  expect(
    valuesToTake({ parts, answers: [], notApplicableParts: [] }, [answer('a', { comment: ' ' })], ids),
  ).toEqual([]);
  expect(valuesToTake({ parts, answers: [], notApplicableParts: [] }, null, ids)).toEqual([]);
});

it('fills an answer that was emptied again in its place', () => {
  const [taken] = valuesToTake(
    { parts, answers: [answer('a', { answer: null })], notApplicableParts: [] },
    previous,
    ids,
  );
  expect(taken?.id).toBe('answer-a');
});

it('zero is a value', () => {
  expect(hasContent(answer('c', { number: 0 }))).toBe(true);
});

it('puts answers in the place of the former ones', () => {
  const answers = withAnswers(
    [answer('a', { answer: 'OKAY' }), answer('b', { answer: 'OKAY' })],
    [answer('a', { answer: 'NOT_OKAY' })],
  );
  expect(answers).toEqual([answer('b', { answer: 'OKAY' }), answer('a', { answer: 'NOT_OKAY' })]);
});
