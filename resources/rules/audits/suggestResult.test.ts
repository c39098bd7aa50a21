import { describe, expect, it } from 'vitest';
import { contradictionOf, negativeCheckpoints, suggestResult } from './suggestResult';
import { answer, checkpoint, content, part } from './testing/checklist';

const parts = [
  part('frame', [
    checkpoint({ id: 'a' }),
    checkpoint({ id: 'n', type: 'NUMBER', greenMax: 3, orangeMax: 6 }),
  ]),
];
const good = content({ parts, answers: [answer('a', { answer: 'OKAY' }), answer('n', { number: 1 })] });
const bad = content({ parts, answers: [answer('a', { answer: 'NOT_OKAY' }), answer('n', { number: 1 })] });
const red = content({ parts, answers: [answer('a', { answer: 'OKAY' }), answer('n', { number: 8 })] });

describe('suggestion', () => {
  it('is okay when everything mandatory is positive', () => expect(suggestResult(good)).toBe('OKAY'));
  it('is none while something mandatory is open', () => {
    expect(suggestResult(content({ parts, answers: [answer('a', { answer: 'OKAY' })] }))).toBeNull();
  });
  it('is repair as soon as one is negative, also before the rest is answered', () => {
    expect(suggestResult(bad)).toBe('REPAIR_CAN_USE');
    expect(suggestResult(content({ parts, answers: [answer('a', { answer: 'NOT_OKAY' })] }))).toBe(
      'REPAIR_CAN_USE',
    );
    expect(suggestResult(content({ parts, answers: [answer('n', { number: 5 })] }))).toBe('REPAIR_CAN_USE');
  });
  it('is locked with a red number or a red deficiency', () => {
    expect(suggestResult(red)).toBe('REPAIR_LOCKED');
    expect(suggestResult({ ...good, findings: [{ checkpoint: null, dangerLevel: 'red' }] })).toBe(
      'REPAIR_LOCKED',
    );
  });
  it('is repair with a deficiency that belongs to no checkpoint', () => {
    expect(suggestResult({ ...good, findings: [{ checkpoint: null, dangerLevel: 'green' }] })).toBe(
      'REPAIR_CAN_USE',
    );
  });
  it('does not look at parts that do not apply', () => {
    expect(suggestResult({ ...red, notApplicableParts: [{ part: 'frame' }] })).toBe('OKAY');
  });
});

describe('contradiction', () => {
  it('asks when a checkpoint is negative and the result is okay', () => {
    expect(contradictionOf('OKAY', bad)).toBe('NEGATIVE_BUT_OKAY');
    expect(contradictionOf('OKAY', good)).toBeNull();
    expect(negativeCheckpoints(bad).map(({ id }) => id)).toEqual(['a']);
  });
  it('asks when all are positive and the result is repair or scrap', () => {
    expect(contradictionOf('REPAIR_CAN_USE', good)).toBe('POSITIVE_BUT_REPAIR');
    expect(contradictionOf('REPAIR_LOCKED', good)).toBe('POSITIVE_BUT_REPAIR');
    expect(contradictionOf('SCRAP', good)).toBe('POSITIVE_BUT_SCRAP');
  });
  it('asks when something is red and the result lets it be used', () => {
    expect(contradictionOf('REPAIR_CAN_USE', red)).toBe('RED_BUT_USABLE');
    expect(contradictionOf('REPAIR_LOCKED', red)).toBeNull();
  });
  it('is content with repair and scrap where something is negative, and with no result yet', () => {
    expect(contradictionOf('REPAIR_CAN_USE', bad)).toBeNull();
    expect(contradictionOf('SCRAP', bad)).toBeNull();
    expect(contradictionOf('NOT_PROCESSED', good)).toBeNull();
  });
  it('a deficiency outside the checklist contradicts okay too', () => {
    expect(
      contradictionOf('OKAY', { ...good, findings: [{ checkpoint: null, dangerLevel: 'orange' }] }),
    ).toBe('NEGATIVE_BUT_OKAY');
  });
});
