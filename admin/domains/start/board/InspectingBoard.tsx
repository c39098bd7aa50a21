import { Skeleton } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/language/permissions';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../data/session/ActorProvider';
import { dayAfter, openFilter, today } from '../../../data/words/due';
import { lazyPart } from '../../../kit/parts/lazyPart';
import { EquipmentSearch } from '../EquipmentSearch';
import { nextUp } from '../NextUp';
import { PlanningProgress } from '../PlanningProgress';
import type { Dashboard } from '../useDashboard';
import { BoardFrame, type BoardPart } from './BoardFrame';

const SuggestionsCard = lazyPart(
  () => import('../../suggestions').then((module) => module.SuggestionsCard),
  <Skeleton variant="rounded" height={260} />,
);

/** Dashboard of inspectors: search, due equipment, next appointments. */
export function InspectingBoard({ dashboard }: { dashboard: Dashboard | undefined }) {
  const translate = useTranslate();
  const actor = useActor();
  const day = today();
  const parts: readonly (BoardPart | false | undefined)[] = [
    mayEver(entities.auditPlannings, 'read', actor) &&
      nextUp({
        resource: 'auditPlannings',
        title: translate('shell.start.plannings'),
        empty: translate('shell.start.noPlannings'),
        filter: openFilter(entities.auditPlannings),
        facts: ['owner', 'location', 'type'],
        extra: (row) => <PlanningProgress row={row} />,
        canCreate: true,
      }),
    nextUp({
      resource: 'equipments',
      title: translate('shell.start.equipment'),
      empty: translate('shell.start.noEquipment'),
      filter: { ...openFilter(entities.equipments), nextAuditDate_lte: dayAfter(day, 30) },
      facts: ['product', 'location', 'place'],
    }),
    mayEver(entities.tasks, 'read', actor) &&
      nextUp({
        resource: 'tasks',
        title: translate('shell.start.tasks'),
        empty: translate('shell.start.noTasks'),
        filter: openFilter(entities.tasks),
        facts: ['equipment', 'location', 'responsible'],
        canCreate: true,
      }),
    actor.instanceType === 'AUDITOR' &&
      mayEver(entities.equipmentOwners, 'read', actor) &&
      nextUp({
        resource: 'equipmentOwners',
        title: translate('shell.start.followUps'),
        empty: translate('shell.start.noFollowUps'),
        filter: { resubmissionDate_lte: dayAfter(day, 14) },
        due: 'resubmissionDate',
        facts: ['customerNumber', 'address'],
      }),
    // Only the server knows what is planned already.
    dashboard &&
      !dashboard.isLocal &&
      mayEver(entities.auditPlannings, 'create', actor) && {
        title: translate('dashboard.suggestions.title'),
        content: <SuggestionsCard />,
      },
  ];
  return (
    <>
      <EquipmentSearch />
      <BoardFrame board="inspecting" dashboard={dashboard} parts={parts.flatMap((part) => part || [])} />
    </>
  );
}
