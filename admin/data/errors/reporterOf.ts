import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { SessionSummary } from '@plumbline/resources/rules/auth/session';

type Person = Pick<SessionSummary, 'user' | 'instance' | 'mirroring'>;

/** Whose errors these are, as `user.instance`: support that looks into an account keeps its own out of it. */
export const reporterOf = ({ user, instance, mirroring }: Person): string =>
  `${user}.${mirroring ? CATALOGUE_ID : instance}`;
