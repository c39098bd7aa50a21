import { describe, expect, it } from 'vitest';
import { answerOptions } from '../../entities/checkpoints/checkpointTraits';
import { missingCheckpoints } from './auditProgress';
import { restOkay, withoutRestOkay } from './restOkay';
import { withAnswers } from './takeOverValues';
import { answer, checkpoint, content, part } from './testing/checklist';

const ids = () => 'new-id';
const answersOf = (given: ReturnType<typeof restOkay>) =>
  Object.fromEntries(given.map((one) => [one.checkpoint, one.answer]));

const parts = [
  part('docs', [
    checkpoint({ id: 'sign' }),
    checkpoint({ id: 'records', type: 'YES_NO_COMMENT' }),
    checkpoint({ id: 'alarm', type: 'YES_NO', negativeAnswer: 'YES' }),
    checkpoint({ id: 'fact', type: 'YES_NO', negativeAnswer: 'NONE' }),
  ]),
  part('frame', [
    checkpoint({ id: 'force', type: 'NUMBER', greenMax: 150 }),
    checkpoint({ id: 'bow', type: 'NUMBER', greenMax: 3, isMeasuredOnDamage: true }),
    checkpoint({ id: 'found', type: 'DEFICIENCY_CAPTURE' }),
  ]),
];

describe('the rest is OK', () => {
  it('answers what is open positively, but neither measures nor decides what has no positive answer', () => {
    const answers = [answer('sign', { answer: 'NOT_OKAY' })];
    const given = restOkay(content({ parts, answers }), ids);
    expect(answersOf(given)).toEqual({ records: 'YES', alarm: 'NO', bow: 'OKAY', found: 'OKAY' });
    const after = content({ parts, answers: withAnswers(answers, given) });
    expect(missingCheckpoints(after).map((one) => one.checkpoint.id)).toEqual(['fact', 'force']);
  });

  it('stays within the part that it is asked of', () => {
    expect(answersOf(restOkay(content({ parts }), ids, 'frame'))).toEqual({ bow: 'OKAY', found: 'OKAY' });
  });

  it('leaves out parts that do not apply and checkpoints with a deficiency', () => {
    const given = content({
      parts,
      notApplicableParts: [{ part: 'docs' }],
      findings: [{ checkpoint: 'found', dangerLevel: 'red' }],
    });
    expect(answersOf(restOkay(given, ids))).toEqual({ bow: 'OKAY' });
  });

  it('answers what its answers bring up', () => {
    const shown = part('more', [checkpoint({ id: 'wicket', shownAfter: 'sign', shownAnswer: 'OKAY' })]);
    expect(answersOf(restOkay(content({ parts: [...parts, shown] }), ids))).toMatchObject({ wicket: 'OKAY' });
  });

  it('keeps a comment already written', () => {
    const answers = [answer('records', { comment: 'at the office' })];
    expect(restOkay(content({ parts, answers }), ids, 'docs')).toContainEqual(
      expect.objectContaining({ id: 'answer-records', answer: 'YES', comment: 'at the office' }),
    );
  });

  it('is undone but for what was answered otherwise since', () => {
    const given = restOkay(content({ parts }), ids);
    const since = withAnswers(given, [answer('sign', { answer: 'NOT_OKAY' })]);
    expect(answersOf(withoutRestOkay(since, given))).toEqual({
      sign: 'NOT_OKAY',
      records: null,
      alarm: null,
      bow: null,
      found: null,
    });
  });
});

it('lists the positive answer first, whichever it is', () => {
  expect(answerOptions({ type: 'YES_NO' })).toEqual(['YES', 'NO']);
  expect(answerOptions({ type: 'YES_NO', negativeAnswer: 'YES' })).toEqual(['NO', 'YES']);
  expect(answerOptions({ type: 'YES_NO', negativeAnswer: 'NONE' })).toEqual(['YES', 'NO']);
  expect(answerOptions({ type: 'OKAY_NOT_OKAY' })).toEqual(['OKAY', 'NOT_OKAY']);
});
