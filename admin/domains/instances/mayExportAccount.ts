import type { SessionSummary } from '@plumbline/resources/rules/auth/session';

/**
 * Owners and administrators may export their account; not while support mirrors it, and not the provider, which has
 * none.
 */
export const mayExportAccount = ({ role, instanceType, mirroring }: SessionSummary): boolean =>
  (role === 'Owner' || role === 'Administrator') && instanceType !== 'PROVIDER' && !mirroring;
