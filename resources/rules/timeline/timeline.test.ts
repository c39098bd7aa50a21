import { describe, expect, it } from 'vitest';
import { entities } from '../../entities/index';
import { eventSources, reasonFields, stepsIn, toldFields } from './timelineEvents';
import { byPosition, cursorOf, keyPrefix, momentOf, positionAt } from './timelineOrder';

describe('what a change of a piece means', () => {
  it.each([
    [{ isLocked: true }, ['locked']],
    [{ isLocked: true, isLockedByHand: true }, ['locked']],
    [{ isLockedByHand: true, stateReason: 'Bent' }, ['lockedByHand']],
    [{ isLockedByHand: false }, ['handLockLifted']],
    [{ isLocked: false, isLockedByHand: false }, ['unlocked']],
    [{ isScrapped: true, isLockedByHand: false }, ['scrapped']],
    [{ isScrapped: true, isLocked: true, stateReason: 'Bent' }, ['scrapped']],
    [{ isScrapped: false, isLocked: true }, ['unscrapped', 'locked']],
    [{ isTraceable: false, dateNotTraceable: '2026-11-17' }, ['notTraceable']],
    [{ owner: 'one', location: 'other' }, ['moved']],
    [{ isArchived: true, place: null }, ['archived', 'moved']],
    [{ comment: 'Repainted' }, []],
  ])('%j: %j', (after, steps) => {
    expect(stepsIn(after)).toEqual(steps);
  });
});

it('names fields that there are', () => {
  for (const { of, at, given, through } of eventSources) {
    const naming = through ? entities[through.entity] : entities[of];
    expect(entities[of].fields).toHaveProperty(at);
    for (const name of Object.keys(given)) expect(entities[of].fields).toHaveProperty(name);
    for (const name of Object.keys(through?.given ?? {})) expect(naming.fields).toHaveProperty(name);
    expect(naming.fields).toHaveProperty('equipment');
  }
  for (const name of [...toldFields, ...reasonFields])
    expect(entities.equipments.fields).toHaveProperty(name);
});

describe('the order of a timeline', () => {
  it('has what was done at a time of the day after what was done on the day', () => {
    const found = { moment: momentOf('2026-05-04'), key: `${keyPrefix('found')}a` };
    const inspected = { moment: momentOf('2026-05-04T10:00:00Z'), key: `${keyPrefix('inspected')}a` };
    const remedied = { moment: momentOf('2026-05-04'), key: `${keyPrefix('remedied')}a` };
    expect([found, inspected, remedied].sort(byPosition)).toEqual([inspected, remedied, found]);
  });

  it('reads the cursors it gives, and nothing else', () => {
    const position = { moment: momentOf('2026-05-04'), key: `${keyPrefix('found')}0190-a` };
    expect(positionAt(cursorOf(position))).toEqual(position);
    for (const wrong of ['', '2026-05-04', `${cursorOf(position)} more`, '2026-13-04T00:00:00.000Z 1-a'])
      expect(positionAt(wrong)).toBeUndefined();
  });
});
