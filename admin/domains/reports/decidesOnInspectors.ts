import type { Actor } from '@plumbline/resources/language/permissions';

/** Owners and administrators say whose report it is; for everybody else that is settled when it is compiled. */
export const decidesOnInspectors = ({ role }: Pick<Actor, 'role'>): boolean =>
  role === 'Owner' || role === 'Administrator';
