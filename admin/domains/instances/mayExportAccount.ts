import type { SessionSummary } from '@plumbline/resources/rules/auth/session';

/** Those who keep an account may take all of it along; support that looks in may not, nor does the provider's own have any. */
export const mayExportAccount = ({ role, instanceType, mirroring }: SessionSummary): boolean =>
  (role === 'Owner' || role === 'Administrator') && instanceType !== 'PROVIDER' && !mirroring;
