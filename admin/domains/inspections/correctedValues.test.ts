import type { Audit } from '@plumbline/resources/entities/audits';
import { expect, it } from 'vitest';
import { correctedValues } from './correctedValues';

const correction = (id: string, before: object | string) => ({
  id,
  at: '2026-11-20T10:00:00.000Z',
  by: 'Anna',
  reason: 'Zahlendreher',
  changed: '',
  before: typeof before === 'string' ? before : JSON.stringify(before),
});
const answers = (number: number) => [
  { id: 'a', checkpoint: 'beam', number, answer: null, dangerLevel: 'green', comment: null, photos: null },
  {
    id: 'b',
    checkpoint: 'foot',
    number: null,
    answer: 'OKAY',
    dangerLevel: null,
    comment: null,
    photos: null,
  },
];
// Only the fields that are looked at.
const audit = (corrections: object[]): Audit =>
  ({ result: 'REPAIR_LOCKED', answers: answers(7), corrections }) as unknown as Audit;

it('tells each value as it was, and as the next correction found it or as it is today', () => {
  const [first, second] = correctedValues(
    audit([correction('1', { result: 'OKAY' }), correction('2', { result: 'REPAIR_CAN_USE' })]),
  );
  expect(first).toEqual([{ kind: 'field', name: 'result', before: 'OKAY', after: 'REPAIR_CAN_USE' }]);
  expect(second).toEqual([
    { kind: 'field', name: 'result', before: 'REPAIR_CAN_USE', after: 'REPAIR_LOCKED' },
  ]);
});

it('names of the answers only those that changed', () => {
  const [[only, ...others] = []] = correctedValues(audit([correction('1', { answers: answers(2) })]));
  expect(only).toMatchObject({
    kind: 'answer',
    checkpoint: 'beam',
    before: { number: 2 },
    after: { number: 7 },
  });
  expect(others).toEqual([]);
});

it('tells deficiencies by their words and nothing of ids that are kept for the rules', () => {
  const values = { description: 'Stütze verbogen' };
  expect(
    correctedValues(
      audit([
        correction('1', { deficiencies: { deficiency: 'd', values } }),
        correction('2', { deficiencies: { deficiency: 'e', values: null } }),
        correction('3', { deficiencies: { deficiency: 'd', values, isRemoved: true } }),
        correction('3', { seenLocks: [{ id: 'x', lock: 'y' }], unawareOf: null }),
      ]),
    ),
  ).toEqual([
    [{ kind: 'deficiency', id: 'd', before: values, isRemoved: false }],
    [{ kind: 'deficiency', id: 'e', before: null, isRemoved: false }],
    [{ kind: 'deficiency', id: 'd', before: values, isRemoved: true }],
    [],
  ]);
});

it('survives a record that was cut off', () => {
  expect(correctedValues(audit([correction('1', '{"result":"OK')]))).toEqual([[]]);
});
