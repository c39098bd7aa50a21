import { Box } from '@mui/material';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Equipment } from '@plumbline/resources/entities/equipments';
import { entities } from '@plumbline/resources/entities/index';
import { useGetOne, useTranslate } from 'react-admin';
import { AccountFacts } from '../customFields/fields/AccountFacts';
import { useArrangement } from '../customFields/fields/useArrangement';
import { isAbsent } from '../entities/cells/Cell';
import { FactSheet } from '../entities/show/FactSheet';
import { StateChips } from '../entities/steps/StateChips';
import { InspectionCard } from './InspectionCard';

const told = [
  'equipment',
  'location',
  'owner',
  'category',
  'type',
  'checklist',
  'auditor',
  'planning',
  'report',
  'dateStarted',
  'dateAudited',
  'nextAuditDate',
  'nextAuditDateReason',
  'comment',
];

/** The head of an inspection: which piece, where, by what, by whom, when, when again, and the report it stands in. */
export function InspectionFacts({ audit }: { audit: Audit }) {
  const translate = useTranslate();
  const row = { ...audit };
  const arrangement = useArrangement('audits', row);
  const { data: piece } = useGetOne<Equipment>(
    'equipments',
    { id: audit.equipment ?? '' },
    { enabled: audit.equipment !== null, retry: false },
  );
  return (
    <InspectionCard
      title={translate('resources.audits.tabs.master')}
      note={piece && <StateChips entity={entities.equipments} record={{ ...piece }} />}
    >
      <Box sx={{ mx: { xs: -2, sm: -2.5 }, mb: { xs: -2, sm: -2.5 }, mt: -2 }}>
        <FactSheet
          entity={arrangement.entity}
          record={row}
          fields={told.filter((name) => !isAbsent(row[name as keyof Audit]))}
        />
      </Box>
      <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        <AccountFacts arrangement={arrangement} row={row} />
      </Box>
    </InspectionCard>
  );
}
