import { expect, it } from 'vitest';
import { ownLanguage } from './ownLanguage';

const jan = { user: 'jan', language: 'de-DE' };

it.each([
  ['nothing was chosen yet', { chosen: undefined, by: undefined }, 'de-DE'],
  ['the person chose another one here', { chosen: 'hu-HU', by: 'jan' }, null],
  ['one was chosen before signing in', { chosen: 'hu-HU', by: undefined }, null],
  ['somebody else chose one here', { chosen: 'pl-PL', by: 'anna' }, 'de-DE'],
])('switches to the user’s language where %s', (_case, { chosen, by }, spoken) => {
  expect(ownLanguage({ chosen, by }, jan)).toBe(spoken);
});
