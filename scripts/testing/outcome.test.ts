import { expect, test } from 'vitest';
import { fromPlaywright, fromVitest, sum, withExitCode } from './outcome';

test('the stages are added up', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2, failures: ['a', 'b'] },
      { passed: 0, failed: 1, failures: ['c'] },
    ]),
  ).toEqual({
    passed: 41,
    failed: 3,
    failures: ['a', 'b', 'c'],
  });
});

test('a file that vitest could not load counts as a failure, and what failed is named with its reason', () => {
  const passed = { status: 'passed', fullName: 'adds' };
  const failed = {
    status: 'failed',
    fullName: 'subtracts',
    failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\nat'],
  };
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', name: 'a.test.ts', assertionResults: [passed] },
      { status: 'failed', name: 'b.test.ts', assertionResults: [passed, failed] },
      { status: 'failed', name: 'c.test.ts', message: 'cannot be loaded', assertionResults: [] },
    ],
  };
  expect(fromVitest(report)).toEqual({
    passed: 3,
    failed: 2,
    failures: ['b.test.ts › subtracts\n    expected 1 to be 2\n    at', 'c.test.ts\n    cannot be loaded'],
  });
});

test('a journey that passed only when repeated, and an error outside of tests, count as failures', () => {
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    errors: [{ message: 'no browser' }],
    suites: [
      {
        file: 'walk.spec.ts',
        specs: [{ title: 'walks', tests: [{ status: 'expected', results: [{}] }] }],
        suites: [
          {
            file: 'walk.spec.ts',
            specs: [
              {
                title: 'runs',
                tests: [{ status: 'unexpected', results: [{ error: { message: 'too slow' } }] }],
              },
              {
                title: 'jumps',
                tests: [{ status: 'flaky', results: [{ error: { message: 'fell' } }, {}] }],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(fromPlaywright(report)).toEqual({
    passed: 5,
    failed: 3,
    failures: [
      'walk.spec.ts › runs\n    too slow',
      'walk.spec.ts › jumps\n    fell',
      'outside of the journeys\n    no browser',
    ],
  });
});

test('a runner that crashes or runs nothing has failed', () => {
  expect(withExitCode(1, fromVitest(undefined))).toMatchObject({ passed: 0, failed: 1 });
  expect(withExitCode(0, fromPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 } }))).toMatchObject({
    passed: 0,
    failed: 1,
  });
  expect(withExitCode(139, { passed: 7, failed: 0 })).toEqual({
    passed: 7,
    failed: 1,
    failures: ['the runner ended with 139 and named no failure'],
  });
  expect(withExitCode(1, { passed: 7, failed: 2 })).toEqual({ passed: 7, failed: 2 });
  expect(withExitCode(0, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 0 });
});
