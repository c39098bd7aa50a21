export interface Outcome {
  passed: number;
  failed: number;
}

export function sum(outcomes: Outcome[]): Outcome {
  return outcomes.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** A runner that ended badly without naming a failed test, or that ran no test at all, has failed once. */
export function judge(exitCode: number, { passed, failed }: Outcome): Outcome {
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed };
}

/** Counts of vitest's JSON report; a file that could not be loaded is one failure more. */
export function fromVitest(report: unknown): Outcome {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = (report ?? {}) as VitestReport; // its documented shape
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/** Counts of Playwright's JSON report; one that passed only when repeated has not passed. */
export function fromPlaywright(report: unknown): Outcome {
  const { stats, errors = [] } = (report ?? {}) as PlaywrightReport; // its documented shape
  return {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + errors.length,
  };
}

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats?: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
}
