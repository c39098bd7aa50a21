import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { SessionSummary } from '@plumbline/resources/rules/auth/session';

type Person = Pick<SessionSummary, 'user' | 'instance' | 'mirroring'>;

/** Owner of recorded errors, as `user.instance`; for support that mirrors an account, the provider's account. */
export const reporterOf = ({ user, instance, mirroring }: Person): string =>
  `${user}.${mirroring ? CATALOGUE_ID : instance}`;
