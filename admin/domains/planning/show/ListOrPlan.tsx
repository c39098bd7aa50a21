import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { isMissedInspection } from '@plumbline/resources/rules/planning/planningCounts';
import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { AppointmentPlan, useHasPlan } from '../../floorPlans';
import { auditPath } from '../planningPaths';
import type { Inspection } from '../usePlanningInspections';

interface ListOrPlanProps {
  planning: string;
  inspections: readonly Inspection[];
  /** The list. */
  children: ReactNode;
}

/** The list of an appointment, or its pieces on the plan of the hall where there is one; the choice is in the address. */
export function ListOrPlan({ planning, inspections, children }: ListOrPlanProps) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const hasPlan = useHasPlan(inspections);
  const pieces = useMemo(
    () =>
      inspections.map((inspection) => ({
        ...inspection,
        to: isMissedInspection(inspection.audit) ? undefined : auditPath(planning, inspection.audit.id),
      })),
    [inspections, planning],
  );
  if (!hasPlan) return children;
  const view = search.get('view') === 'plan' ? 'plan' : 'list';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={translate('floorPlans.view.label')}
        onChange={(_event, next: 'list' | 'plan' | null) => {
          if (next) setSearch(next === 'plan' ? { view: 'plan' } : {}, { replace: true });
        }}
      >
        {(['list', 'plan'] as const).map((name) => (
          <ToggleButton key={name} value={name} sx={{ px: 2, minHeight: 44 }}>
            {translate(`floorPlans.view.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {view === 'plan' ? <AppointmentPlan pieces={pieces} /> : children}
    </Box>
  );
}
