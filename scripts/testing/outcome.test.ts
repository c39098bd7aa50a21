import { expect, test } from 'vitest';
import { fromPlaywright, fromVitest, judge, sum } from './outcome';

test('the stages are added up', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
      { passed: 0, failed: 1 },
    ]),
  ).toEqual({
    passed: 41,
    failed: 3,
  });
});

test('a file that vitest could not load counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(fromVitest(report)).toEqual({ passed: 3, failed: 2 });
});

test('a journey that passed only when repeated, and an error outside of tests, count as failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{ message: 'no browser' }] };
  expect(fromPlaywright(report)).toEqual({ passed: 5, failed: 3 });
});

test('a runner that crashes or runs nothing has failed', () => {
  expect(judge(1, fromVitest(undefined))).toEqual({ passed: 0, failed: 1 });
  expect(judge(0, fromPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 } }))).toEqual({
    passed: 0,
    failed: 1,
  });
  expect(judge(139, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 });
  expect(judge(1, { passed: 7, failed: 2 })).toEqual({ passed: 7, failed: 2 });
  expect(judge(0, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 0 });
});
