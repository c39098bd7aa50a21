import type { SessionSummary } from '@plumbline/resources/rules/auth/session';

/** Owners and administrators buy and activate licences for their account; support with read-only access does not. */
export const isBuyer = ({ role, instanceType, mirroring, termination }: SessionSummary): boolean =>
  (role === 'Owner' || role === 'Administrator') &&
  instanceType !== 'PROVIDER' &&
  !termination &&
  (!mirroring || mirroring.mayWrite);
