import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { queryClient } from '../queryClient/queryClient';

/**
 * Tells react-admin what its own questions would come to, so that it draws the app at once and not first that it asks.
 * The keys are those of its `useAuthState` and `usePermissions`; were they others, it would ask as ever.
 */
export function knowActor(actor: SessionSummary): void {
  queryClient.setQueryData(['auth', 'checkAuth', {}], true);
  queryClient.setQueryData(['auth', 'getPermissions', {}], actor);
}
