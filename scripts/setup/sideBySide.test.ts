import { expect, test } from 'vitest';
import { sideBySide } from './sideBySide.mjs';

test('each begins before another one has ended', async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await sideBySide(
    () => begun,
    async () => begin(),
  );
});

test('what fails is told only when the rest has ended', async () => {
  let hasEnded = false;
  const fails = async () => {
    throw new Error('no network');
  };
  const goesOn = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    hasEnded = true;
  };
  await expect(sideBySide(fails, goesOn)).rejects.toThrow('no network');
  expect(hasEnded).toBe(true);
});

test('of two that fail both are told', async () => {
  const failing = (message: string) => async () => {
    throw new Error(message);
  };
  const both = sideBySide(failing('please run: sudo apt-get install chromium'), failing('npm ci failed'));
  await expect(both).rejects.toThrow(/apt-get install chromium[\s\S]*npm ci failed/);
});
