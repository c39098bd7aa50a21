import { describe, expect, it } from 'vitest';
import { answer, checkpoint } from '../../rules/audits/testing/checklist';
import type { AuditAnswer } from '../audits';
import { assessCheckpoint, dangerLevelOf } from './assessCheckpoint';
import type { Checkpoint } from './checklistParts';
import { checkpointTraits } from './checkpointTraits';

const assess = (given: Partial<Checkpoint>, answered?: Partial<AuditAnswer>) =>
  assessCheckpoint(checkpoint({ id: 'c', ...given }), {
    answer: answered && answer('c', answered),
    findings: [],
  });

describe('every checkpoint type', () => {
  it.each(['YES_NO', 'YES_NO_COMMENT'] as const)('%s: no is negative, yes positive', (type) => {
    expect(assess({ type }, { answer: 'YES' })).toBe('positive');
    expect(assess({ type }, { answer: 'NO' })).toBe('negative');
    expect(assess({ type }, { comment: 'seen' })).toBe('open');
    expect(assess({ type })).toBe('open');
  });

  it('a question whose yes is bad news: yes is negative', () => {
    expect(assess({ type: 'YES_NO_COMMENT', negativeAnswer: 'YES' }, { answer: 'YES' })).toBe('negative');
    expect(assess({ type: 'YES_NO_COMMENT', negativeAnswer: 'YES' }, { answer: 'NO' })).toBe('positive');
  });

  it.each(['OKAY_NOT_OKAY', 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE'] as const)(
    '%s: not okay is negative',
    (type) => {
      expect(assess({ type }, { answer: 'OKAY' })).toBe('positive');
      expect(assess({ type }, { answer: 'NOT_OKAY' })).toBe('negative');
      expect(assess({ type }, { answer: null })).toBe('open');
    },
  );

  it('DEFICIENCY_CAPTURE: open until looked at, positive when nothing was found, negative with a deficiency', () => {
    const given = checkpoint({ id: 'c', type: 'DEFICIENCY_CAPTURE' });
    expect(assessCheckpoint(given, { answer: undefined, findings: [] })).toBe('open');
    expect(assessCheckpoint(given, { answer: answer('c', { answer: 'OKAY' }), findings: [] })).toBe(
      'positive',
    );
    const findings = [{ checkpoint: 'c', dangerLevel: 'green' as const }];
    expect(assessCheckpoint(given, { answer: undefined, findings })).toBe('negative');
  });

  it('a captured deficiency is negative even beside the answer OKAY', () => {
    const findings = [{ checkpoint: 'c', dangerLevel: 'orange' as const }];
    const given = checkpoint({ id: 'c', type: 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE' });
    expect(assessCheckpoint(given, { answer: answer('c', { answer: 'OKAY' }), findings })).toBe('negative');
  });

  it.each(['NUMBER', 'NUMBER_WITH_COMMENT'] as const)(
    '%s: without a number only where it is measured on damage, and none was seen',
    (type) => {
      expect(assess({ type, isMeasuredOnDamage: true }, { answer: 'OKAY' })).toBe('positive');
      expect(assess({ type, isMeasuredOnDamage: true })).toBe('open');
      expect(assess({ type }, { answer: 'OKAY' })).toBe('open');
      expect(
        assess({ type, isMeasuredOnDamage: true, greenMax: 1, orangeMax: 2 }, { answer: 'OKAY', number: 3 }),
      ).toBe('negative');
    },
  );

  it.each(['NUMBER', 'NUMBER_WITH_COMMENT'] as const)('%s: negative from orange on', (type) => {
    const limits = { greenMax: 3, orangeMax: 6 };
    expect(assess({ type, ...limits })).toBe('open');
    expect(assess({ type, ...limits }, { number: 0 })).toBe('positive');
    expect(assess({ type, ...limits }, { number: 3 })).toBe('positive');
    expect(assess({ type, ...limits }, { number: 3.1 })).toBe('negative');
    expect(assess({ type, ...limits }, { number: -7 })).toBe('negative');
    expect(assess({ type }, { number: 7 })).toBe('positive');
  });

  it('a danger level the auditor chose outweighs the one the limits suggest', () => {
    const given = checkpoint({ id: 'c', type: 'NUMBER', greenMax: 3, orangeMax: 6 });
    expect(dangerLevelOf(given, answer('c', { number: 2 }))).toBe('green');
    expect(dangerLevelOf(given, answer('c', { number: 2, dangerLevel: 'red' }))).toBe('red');
    expect(dangerLevelOf(given, answer('c', {}))).toBeNull();
    expect(assess({ type: 'NUMBER', greenMax: 3 }, { number: 2, dangerLevel: 'red' })).toBe('negative');
  });
});

it('every type offers buttons or a number or captures deficiencies', () => {
  for (const traits of Object.values(checkpointTraits)) {
    expect(traits.options.length > 0 || traits.number).toBe(true);
  }
  expect(checkpointTraits.DEFICIENCY_CAPTURE).toEqual({
    options: ['OKAY'],
    number: false,
    comment: false,
    deficiencies: true,
  });
});
