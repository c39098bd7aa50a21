import { expect, it } from 'vitest';
import { deviceActionKey } from '../../language/choices/choices';
import { daysToAct, expiryOf, isSettled, versionIn } from './deviceActions';

const noon = new Date('2026-11-17T12:00:00.000Z');

it('lets each action come to nothing after its time, and none wait for ever', () => {
  expect(expiryOf('reload', noon)).toEqual(new Date('2026-11-18T12:00:00.000Z'));
  expect(expiryOf('message', noon)).toEqual(new Date('2026-12-17T12:00:00.000Z'));
  for (const key of deviceActionKey.values) expect(daysToAct[key]).toBeGreaterThan(0);
});

it('knows what is over', () => {
  expect((['SENT', 'RECEIVED', 'DONE', 'FAILED'] as const).filter(isSettled)).toEqual(['DONE', 'FAILED']);
});

it('finds the version that a page says, where it says one', () => {
  expect(versionIn('<head>\n<meta name="app-version" content="0.1.0-B35C-ACc" />')).toBe('0.1.0-B35C-ACc');
  expect(versionIn('<head><meta name="viewport" content="x" /></head>')).toBeNull();
});
