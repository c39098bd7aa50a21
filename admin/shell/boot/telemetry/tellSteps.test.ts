import type { StepMessage } from '@plumbline/resources/rules/boot/stepMessage';
import { wrongIn } from '@plumbline/resources/rules/boot/stepMessage';
import { expect, it } from 'vitest';
import { tellSteps } from './tellSteps';

const passed = [
  { url: '/boot/auth', elapsed: 0 },
  { url: '/client/session', elapsed: 41.6 },
  { url: '/client/data', elapsed: 90 },
];

function server({ fails, stableFor = Number.POSITIVE_INFINITY }: { fails?: Error; stableFor?: number } = {}) {
  const got: StepMessage[] = [];
  let open = 0;
  let most = 0;
  return {
    got,
    most: () => most,
    isStable: () => got.length < stableFor,
    async post(message: StepMessage) {
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      got.push(message);
      if (fails) throw fails;
    },
  };
}

it('sends each step as a valid message, one at a time', async () => {
  const { got, most, ...parts } = server();
  await tellSteps(passed, { ...parts, userId: 'anna' });
  expect(got.map(({ properties }) => properties)).toEqual([
    { stepUrl: '/boot/auth', elapsed: 0, userId: 'anna' },
    { stepUrl: '/client/session', elapsed: 42, userId: 'anna' },
    { stepUrl: '/client/data', elapsed: 90, userId: 'anna' },
  ]);
  expect(got.map(wrongIn)).toEqual([null, null, null]);
  expect(most()).toBe(1);
});

it('ignores errors', async () => {
  const { got, ...parts } = server({ fails: new TypeError('Failed to fetch') });
  await tellSteps(passed, { ...parts, userId: null });
  expect(got).toHaveLength(3);
});

it('stops on an unstable connection', async () => {
  const { got, ...parts } = server({ stableFor: 1 });
  await tellSteps(passed, { ...parts, userId: null });
  expect(got).toHaveLength(1);
  const never = server({ stableFor: 0 });
  await tellSteps(passed, { ...never, userId: null });
  expect(never.got).toEqual([]);
});
