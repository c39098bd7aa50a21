import { stripVTControlCharacters } from 'node:util';

export interface Outcome {
  passed: number;
  failed: number;
  /** Failed tests and the beginning of their messages, if the runner provides them. */
  failures?: string[];
}

export function sum(outcomes: Outcome[]): Required<Outcome> {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
  };
}

/** A runner that exits with an error without naming a failed test, or that ran no test, counts as one failure. */
export function withExitCode(exitCode: number, outcome: Outcome): Outcome {
  const isUnexplained = outcome.failed === 0 && (exitCode !== 0 || outcome.passed === 0);
  return isUnexplained
    ? { ...outcome, failed: 1, failures: [`the runner ended with ${exitCode} and named no failure`] }
    : outcome;
}

/** Counts of vitest's JSON report; a file that could not be loaded is a further failure. */
export function fromVitest(report: unknown): Outcome {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = (report ?? {}) as VitestReport; // its documented shape
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => named([name, fullName], failureMessages?.[0])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    failures: [...failures, ...unloaded.map(({ name, message }) => named([name], message))],
  };
}

/** Counts of Playwright's JSON report; a flaky test counts as failed. */
export function fromPlaywright(report: unknown): Outcome {
  const { stats, errors = [], suites = [] } = (report ?? {}) as PlaywrightReport; // its documented shape
  return {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + errors.length,
    failures: [
      ...suites.flatMap(failuresOf),
      ...errors.map(({ message }) => named(['outside of the journeys'], message)),
    ],
  };
}

const failuresOf = ({ file, specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        named([file, title], results.find(({ error }) => error !== undefined)?.error?.message),
      ),
  ),
  ...suites.flatMap(failuresOf),
];

const named = (names: string[], message = '') =>
  `${names.join(' › ')}\n    ${stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n    ')}`;

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    status: string;
    /** Path of the file. */
    name: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats?: { expected: number; unexpected: number; flaky: number };
  errors?: { message?: string }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
}
