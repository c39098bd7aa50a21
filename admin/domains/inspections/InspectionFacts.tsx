import { Box } from '@mui/material';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Equipment } from '@plumbline/resources/entities/equipments';
import { entities } from '@plumbline/resources/entities/index';
import { useGetOne, useTranslate } from 'react-admin';
import { isAbsent } from '../../entities/cells/Cell';
import { FactCells } from '../../entities/show/FactCells';
import { StateChips } from '../../entities/steps/StateChips';
import { AccountFacts, useArrangement } from '../customFields';
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
] as const satisfies readonly (keyof Audit)[];

/** Head of an inspection: equipment, location, regulation, inspector, dates and report. */
export function InspectionFacts({ audit }: { audit: Audit }) {
  const translate = useTranslate();
  const row = { ...audit };
  const arrangement = useArrangement('audits', row);
  const { entity } = arrangement;
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
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <FactCells
          entity={entity}
          record={row}
          names={told.filter((name) => !isAbsent(row[name]))}
          takesRow={(_field, name) => name === 'comment'}
        />
      </Box>
      <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        <AccountFacts arrangement={arrangement} row={row} />
      </Box>
    </InspectionCard>
  );
}
