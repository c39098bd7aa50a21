import type { ChecklistPart, Checkpoint } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { checkpointsOf } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { describe, expect, it } from 'vitest';
import {
  duplicateCheckpoint,
  duplicatePart,
  moveCheckpoint,
  movePart,
  type Parts,
  removeCheckpoint,
  stepCheckpoint,
} from './partsModel';

const point = (id: string, more: Partial<Checkpoint> = {}): Checkpoint => ({
  id,
  name: { 'pl-PL': id },
  type: 'YES_NO',
  ...more,
});
const part = (id: string, ...checkpoints: Checkpoint[]): ChecklistPart => ({
  id,
  name: { 'pl-PL': id },
  checkpoints,
});
const parts = [part('P', point('a'), point('b'), point('c')), part('Q', point('d')), part('R')];
const order = (given: Parts) =>
  given
    .map(
      (one) =>
        `${one.id}:${checkpointsOf(one)
          .map(({ id }) => id)
          .join('')}`,
    )
    .join(' ');

describe('a checkpoint', () => {
  it.each([
    ['a', { part: 'P', index: 2 }, 'P:bac Q:d R:'],
    ['a', { part: 'P', index: 3 }, 'P:bca Q:d R:'],
    ['c', { part: 'P', index: 0 }, 'P:cab Q:d R:'],
    ['b', { part: 'P', index: 1 }, 'P:abc Q:d R:'],
    ['b', { part: 'Q', index: 0 }, 'P:ac Q:bd R:'],
    ['d', { part: 'R', index: 0 }, 'P:abc Q: R:d'],
  ])('%s dropped at %j', (id, place, expected) => {
    expect(order(moveCheckpoint(parts, id, place))).toBe(expected);
  });

  it.each([
    ['a', 1, 'P:bac Q:d R:'],
    ['c', 1, 'P:ab Q:cd R:'],
    ['d', -1, 'P:abcd Q: R:'],
    ['d', 1, 'P:abc Q: R:d'],
    ['a', -1, 'P:abc Q:d R:'],
  ] as const)('%s steps %d, over the border of its part', (id, step, expected) => {
    expect(order(stepCheckpoint(parts, id, step))).toBe(expected);
  });

  it('is copied behind itself and taken out', () => {
    const { parts: doubled, made } = duplicateCheckpoint(parts, 'b');
    expect(checkpointsOf(doubled[0]!).map(({ id }) => id)).toEqual(['a', 'b', made, 'c']);
    expect(order(removeCheckpoint(parts, 'b'))).toBe('P:ac Q:d R:');
  });
});

describe('a part', () => {
  it.each([
    ['P', 2, 'Q P R'],
    ['P', 3, 'Q R P'],
    ['R', 0, 'R P Q'],
  ])('%s goes before place %d', (id, index, expected) => {
    expect(
      movePart(parts, id, index)
        .map((one) => one.id)
        .join(' '),
    ).toBe(expected);
  });

  it('is copied with its conditions, which look at the copies', () => {
    const given = [part('P', point('a'), point('b', { shownAfter: 'a', shownAnswer: 'NO' }))];
    const [, copy] = duplicatePart(given, 'P');
    const [first, second] = checkpointsOf(copy!);
    expect(second?.shownAfter).toBe(first?.id);
    expect(first?.id).not.toBe('a');
    expect(given[0]?.checkpoints?.[1]?.shownAfter).toBe('a');
  });
});
