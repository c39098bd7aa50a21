import type { Step } from '../language/steps';

/** Steps between open and done, for entities with the `status` of a task. */
export const taskSteps = {
  start: { icon: 'start', from: { status: ['OPEN'] }, set: { status: 'RUNNING' } },
  complete: { icon: 'complete', from: { status: ['OPEN', 'RUNNING'] }, set: { status: 'COMPLETED' } },
  reopen: { icon: 'reopen', from: { status: ['RUNNING', 'COMPLETED'] }, set: { status: 'OPEN' } },
} as const satisfies Readonly<Record<string, Step<'status'>>>;
