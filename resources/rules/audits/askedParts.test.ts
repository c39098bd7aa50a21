import { describe, expect, it } from 'vitest';
import { checkpointsOf } from '../../entities/checkpoints/checklistParts';
import { askedParts, countedFindings, isHidden } from './askedParts';
import { auditProgress, missingCheckpoints, partProgress } from './auditProgress';
import { contradictionOf, suggestResult } from './suggestResult';
import { valuesToTake } from './takeOverValues';
import { answer, checkpoint, content, part } from './testing/checklist';

const fitted = checkpoint({ id: 'fitted', type: 'YES_NO', negativeAnswer: 'NONE' });
const works = checkpoint({ id: 'works', type: 'YES_NO', shownAfter: 'fitted', shownAnswer: 'YES' });
const why = checkpoint({ id: 'why', shownAfter: 'works', shownAnswer: 'NO' });
const parts = [part('door', [fitted, works, why])];
const ids = (given: Parameters<typeof askedParts>[0]) =>
  askedParts(given)
    .flatMap(checkpointsOf)
    .map(({ id }) => id);

describe('a question that depends on an answer', () => {
  it('is asked only after that answer', () => {
    expect(ids(content({ parts }))).toEqual(['fitted']);
    expect(ids(content({ parts, answers: [answer('fitted', { answer: 'NO' })] }))).toEqual(['fitted']);
    expect(ids(content({ parts, answers: [answer('fitted', { answer: 'YES' })] }))).toEqual([
      'fitted',
      'works',
    ]);
  });

  it('hides what depends on it in turn, and keeps answers without counting them', () => {
    const answers = [
      answer('fitted', { answer: 'NO' }),
      answer('works', { answer: 'NO' }),
      answer('why', { answer: 'NOT_OKAY' }),
    ];
    const given = content({ parts, answers });
    expect(ids(given)).toEqual(['fitted']);
    expect(auditProgress(given)).toEqual({ answered: 1, total: 1, negative: 0 });
    expect(partProgress(given, { id: 'door' })).toEqual({ answered: 1, total: 1, negative: 0 });
    expect(missingCheckpoints(given)).toEqual([]);
    expect(suggestResult(given)).toBe('OKAY');
    expect(isHidden(given, why)).toBe(true);
    expect(given.answers).toBe(answers);
    const back = content({ parts, answers: [answer('fitted', { answer: 'YES' }), ...answers.slice(1)] });
    expect(auditProgress(back)).toEqual({ answered: 3, total: 3, negative: 2 });
  });

  it('takes its deficiencies out of the result, not those beside the checklist', () => {
    const findings = [
      { checkpoint: 'works', dangerLevel: 'red' as const },
      { checkpoint: null, dangerLevel: 'green' as const },
    ];
    const hidden = content({ parts, findings, answers: [answer('fitted', { answer: 'NO' })] });
    expect(countedFindings(hidden)).toEqual([findings[1]]);
    expect(suggestResult(hidden)).toBe('REPAIR_CAN_USE');
    const onlyHidden = content({ ...hidden, findings: findings.slice(0, 1) });
    expect(contradictionOf('OKAY', onlyHidden)).toBeNull();
    const shown = content({ ...hidden, answers: [answer('fitted', { answer: 'YES' })] });
    expect(suggestResult(shown)).toBe('REPAIR_LOCKED');
  });

  it('is not asked where the part with the deciding question does not apply', () => {
    const two = [part('a', [fitted]), part('b', [works])];
    const answers = [answer('fitted', { answer: 'YES' })];
    expect(ids(content({ parts: two, answers }))).toEqual(['fitted', 'works']);
    expect(ids(content({ parts: two, answers, notApplicableParts: [{ part: 'a' }] }))).toEqual([]);
  });

  it('is asked where its condition names nothing', () => {
    const lost = checkpoint({ id: 'lost', shownAfter: 'gone', shownAnswer: 'YES' });
    expect(ids(content({ parts: [part('p', [lost])] }))).toEqual(['lost']);
  });
});

it.each([
  ['ORANGE', 2, []],
  ['ORANGE', 4, ['sway', 'then']],
  ['ORANGE', -9, ['sway', 'then']],
  ['RED', 4, []],
  ['RED', 9, ['sway', 'then']],
] as const)('%s is reached with %d: %j', (shownAnswer, number, expected) => {
  const sway = checkpoint({ id: 'sway', type: 'NUMBER', greenMax: 3, orangeMax: 6 });
  const then = checkpoint({ id: 'then', shownAfter: 'sway', shownAnswer });
  const asked = ids(content({ parts: [part('p', [sway, then])], answers: [answer('sway', { number })] }));
  expect(asked).toEqual(expected.length > 0 ? expected : ['sway']);
});

it('a captured deficiency counts as not okay', () => {
  const looked = checkpoint({ id: 'looked', type: 'DEFICIENCY_CAPTURE' });
  const then = checkpoint({ id: 'then', shownAfter: 'looked', shownAnswer: 'NOT_OKAY' });
  const findings = [{ checkpoint: 'looked', dangerLevel: 'green' as const }];
  expect(ids(content({ parts: [part('p', [looked, then])], findings }))).toEqual(['looked', 'then']);
});

describe('an answer that demands something', () => {
  const photo = [{ hash: 'h', name: 'n', mimeType: 'image/jpeg', size: 1 }];
  const lacks = (given: Partial<Parameters<typeof missingCheckpoints>[0]>) =>
    missingCheckpoints(content(given)).map((missing) => missing.lacks);
  const demanding = checkpoint({ id: 'c', type: 'YES_NO', photoAfter: 'NO', commentAfter: 'NO' });

  it('is missing until photo and comment are there, and only with that answer', () => {
    const asked = [part('p', [demanding])];
    expect(lacks({ parts: asked })).toEqual([['answer']]);
    expect(lacks({ parts: asked, answers: [answer('c', { answer: 'YES' })] })).toEqual([]);
    expect(lacks({ parts: asked, answers: [answer('c', { answer: 'NO', comment: ' ' })] })).toEqual([
      ['photo', 'comment'],
    ]);
    expect(lacks({ parts: asked, answers: [answer('c', { answer: 'NO', photos: photo })] })).toEqual([
      ['comment'],
    ]);
    expect(
      lacks({ parts: asked, answers: [answer('c', { answer: 'NO', photos: photo, comment: 'bent' })] }),
    ).toEqual([]);
  });

  it('demands of an optional question too, once it is answered', () => {
    const optional = [part('p', [checkpoint({ ...demanding, isMandatory: false })])];
    expect(lacks({ parts: optional })).toEqual([]);
    expect(lacks({ parts: optional, answers: [answer('c', { answer: 'NO' })] })).toEqual([
      ['photo', 'comment'],
    ]);
  });

  it("is content with the deficiency's photo and description", () => {
    const capture = checkpoint({
      id: 'c',
      type: 'DEFICIENCY_CAPTURE',
      photoAfter: 'NOT_OKAY',
      commentAfter: 'NOT_OKAY',
    });
    const finding = { checkpoint: 'c', dangerLevel: 'green' as const };
    expect(lacks({ parts: [part('p', [capture])], findings: [finding] })).toEqual([['photo']]);
    expect(lacks({ parts: [part('p', [capture])], findings: [{ ...finding, photos: photo }] })).toEqual([]);
  });
});

it('a value taken over brings the value of the question it brings up', () => {
  const taking = parts.map((one) => ({
    ...one,
    checkpoints: checkpointsOf(one).map((each) => ({ ...each, isTakeValuesActive: true })),
  }));
  const previous = [
    answer('fitted', { answer: 'YES' }),
    answer('works', { answer: 'YES' }),
    answer('why', { answer: 'OKAY' }),
  ];
  const taken = valuesToTake(
    { parts: taking, answers: [], notApplicableParts: null },
    previous,
    () => 'new-id',
  );
  expect(taken.map((one) => one.checkpoint)).toEqual(['fitted', 'works']);
});
