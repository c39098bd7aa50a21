import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { queryClient } from '../queryClient/queryClient';

/**
 * Fills react-admin's queries for authentication and permissions, so that it renders the app at once. The keys are
 * those of its `useAuthState` and `usePermissions`; with other keys it would query as usual.
 */
export function knowActor(actor: SessionSummary): void {
  queryClient.setQueryData(['auth', 'checkAuth', {}], true);
  queryClient.setQueryData(['auth', 'getPermissions', {}], actor);
}
