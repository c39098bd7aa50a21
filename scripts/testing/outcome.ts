import { stripVTControlCharacters } from 'node:util';

export interface Outcome {
  passed: number;
  failed: number;
  /** What failed and the beginning of why, where the runner says so. */
  failures?: string[];
}

export function sum(outcomes: Outcome[]): Required<Outcome> {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
  };
}

/** A runner that ended badly without naming a failed test, or that ran no test at all, has failed once. */
export function withExitCode(exitCode: number, outcome: Outcome): Outcome {
  const isUnexplained = outcome.failed === 0 && (exitCode !== 0 || outcome.passed === 0);
  return isUnexplained
    ? { ...outcome, failed: 1, failures: [`the runner ended with ${exitCode} and named no failure`] }
    : outcome;
}

/** Counts of vitest's JSON report; a file that could not be loaded is one failure more. */
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

/** Counts of Playwright's JSON report; one that passed only when repeated has not passed. */
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
