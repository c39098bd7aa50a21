import { expect, it } from 'vitest';
import { isGuessable } from './isGuessable';

const about = ['Grażyna', 'Wójcik', 'grazyna.wojcik@nordfrost.example', 'Nordfrost Logistyka Sp. z o.o.'];

it.each([
  ['Password1!', 'one of the most common'],
  ['P@ssw0rd1', 'the same in other letters'],
  ['Qwerty123!', 'a row of the keyboard'],
  ['Nordfrost1!', 'the company'],
  ['Wójcik1!', 'the name'],
  ['Plumbline1!', 'the product'],
  ['Abcdef1!', 'a sequence'],
])('refuses %s: %s', async (password) => {
  expect(await isGuessable(password, about)).toBe(true);
});

it.each(['Chłodnia-2026', 'Żółw-pod-regałem-7', 'kT9!vRw2xQ', 'correct Horse battery 4 staple!'])(
  'takes %s',
  async (password) => {
    expect(await isGuessable(password, about)).toBe(false);
  },
);

it('takes what is known of somebody else', async () => {
  expect(await isGuessable('Wójcikowski-Regał9', [])).toBe(false);
});
