import { expect, test } from 'vitest';
import { runChild, startChild, stopChild } from './children';

test('a program that fails is quoted', async () => {
  const failing = runChild(process.execPath, ['-e', 'console.error("no such template"); process.exit(3)']);
  await expect(failing).rejects.toThrow(/no such template/);
});

test('a program that cannot be started is an error, not silence', async () => {
  await expect(startChild('/nowhere/program', []).outcome).rejects.toThrow(/ENOENT/);
});

test('stopping waits until the program has ended', async () => {
  const { child, outcome } = startChild(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await stopChild(child);
  expect(child.signalCode).toBe('SIGTERM');
  expect(await outcome).toBe(1);
  await stopChild(child);
});
