import type { Actor } from '@plumbline/resources/language/permissions';

/**
 * Owners and administrators choose the inspector of a report; for everyone else it is fixed when the report is
 * created.
 */
export const decidesOnInspectors = ({ role }: Pick<Actor, 'role'>): boolean =>
  role === 'Owner' || role === 'Administrator';
