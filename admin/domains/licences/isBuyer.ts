import type { SessionSummary } from '@plumbline/resources/rules/auth/session';

/** Owners and administrators buy for their account and activate what was bought; support that only looks does not. */
export const isBuyer = ({ role, instanceType, mirroring, termination }: SessionSummary): boolean =>
  (role === 'Owner' || role === 'Administrator') &&
  instanceType !== 'PROVIDER' &&
  !termination &&
  (!mirroring || mirroring.mayWrite);
