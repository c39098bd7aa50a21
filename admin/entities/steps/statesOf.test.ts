import { entities } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { statesOf } from './statesOf';

const statesOfPiece = (row: object) => statesOf(entities.equipments, { ...row }).map(({ field }) => field);

it('a piece locked by hand is told to be locked once', () => {
  expect(statesOfPiece({ isLocked: true, isLockedByHand: true })).toEqual(['isLocked']);
});

it('states of different steps stand beside each other', () => {
  expect(statesOfPiece({ isLocked: true, isScrapped: true, isArchived: true })).toEqual([
    'isLocked',
    'isArchived',
    'isScrapped',
  ]);
});

it('what a choice of the same step tells is not told twice', () => {
  expect(statesOf(entities.orders, { isPaid: true, state: 'PAID' })).toEqual([]);
});
