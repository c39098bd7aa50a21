import type { ImportSession } from '@plumbline/resources/rules/import/importSession';

export const importSteps = ['file', 'list', 'columns', 'check', 'result'] as const;
export type ImportStep = (typeof importSteps)[number];

/** The current step of a session; `wish` is the step the user went back to, if the session allows it. */
export function stepOf(session: ImportSession | null, wish: ImportStep | null): ImportStep {
  if (!session) return 'file';
  const { state, progress } = session;
  if (state === 'running' || state === 'done') return 'result';
  // The number of rows is known only after a dry run.
  if (state === 'failed' && progress.total !== null) return 'result';
  if (state === 'checking') return 'check';
  if (wish === 'list' || wish === 'columns') return wish;
  return state === 'read' ? 'list' : 'check';
}

export const isAtWork = (session: ImportSession | null): boolean =>
  session?.state === 'checking' || session?.state === 'running';
