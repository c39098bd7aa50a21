import type { AuditPlanning } from '@plumbline/resources/entities/auditPlannings';
import { entities } from '@plumbline/resources/entities/index';
import { may } from '@plumbline/resources/language/permissions';
import { useCallback } from 'react';
import { useActor } from '../../data/session/ActorProvider';

type Planning = Pick<AuditPlanning, 'location' | 'auditor' | 'categories'>;

/** Whether the user may create a report on an appointment: not if some of its inspections are hidden from them. */
export function useMayReport(): (planning: Planning) => boolean {
  const actor = useActor();
  return useCallback(
    ({ location, auditor, categories }) =>
      may(entities.auditReports, 'create', actor, { location, auditor, categories }),
    [actor],
  );
}
