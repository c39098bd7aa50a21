import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import { Box, Link, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { auditResult } from '@plumbline/resources/language/choices/choices';
import { isMissedInspection } from '@plumbline/resources/rules/planning/planningCounts';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useActor } from '../../../data/session/ActorProvider';
import { ChoiceChip } from '../../../entities/ChoiceChip';
import { RecordLink } from '../../../entities/cells/RecordLink';
import { StatusChip } from '../../../entities/StatusChip';
import { StateChips } from '../../../entities/steps/StateChips';
import { auditPath } from '../planningPaths';
import type { Inspection } from '../usePlanningInspections';

interface InspectionItemProps {
  inspection: Inspection;
  planning: string;
  /** Whether the list contains several locations. */
  showsLocation: boolean;
}

/** One equipment on the inspection list: name, location and state. */
export function InspectionItem({ inspection, planning, showsLocation }: InspectionItemProps) {
  const { audit, equipment, productName, locationName } = inspection;
  const isMissed = isMissedInspection(audit);
  const where = [equipment?.place, showsLocation && locationName].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'center',
        columnGap: 1.5,
        minHeight: 64,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
        ...(isMissed ? {} : { '&:hover': { backgroundColor: 'action.hover' } }),
      }}
    >
      <Box
        sx={{
          // With large text on a phone the result stands below the name instead of squeezing it.
          flex: { xs: '1 1 6rem', md: 1 },
          minWidth: 0,
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: {
            xs: '1fr',
            md: 'minmax(120px, 1fr) minmax(160px, 1.5fr) minmax(160px, 1.5fr)',
          },
          alignItems: 'center',
        }}
      >
        <Box component="span" sx={{ minWidth: 0 }}>
          {isMissed ? (
            <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {equipment?.identNumber ?? '–'}
            </Typography>
          ) : (
            <Link
              component={RouterLink}
              to={auditPath(planning, audit.id)}
              color="text.primary"
              sx={{
                fontWeight: 600,
                overflowWrap: 'anywhere',
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {equipment?.identNumber ?? '–'}
            </Link>
          )}
        </Box>
        <Typography variant="body2" component="span">
          {productName}
        </Typography>
        <Typography variant="body2" component="span" color="text.secondary">
          {where}
        </Typography>
      </Box>
      <Box
        sx={{ flexShrink: 0, maxWidth: { xs: '52%', md: 'none' }, width: { md: 250 }, textAlign: 'right' }}
      >
        <Standing inspection={inspection} />
      </Box>
      <ChevronRightRounded
        aria-hidden
        sx={{
          color: 'text.disabled',
          flexShrink: 0,
          ml: 'auto',
          mr: -0.5,
          visibility: isMissed ? 'hidden' : undefined,
        }}
      />
      {equipment && (
        // Over the whole width: beside the result a long word does not fit on a phone.
        <Box component="span" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
          <StateChips entity={entities.equipments} record={{ ...equipment }} isBelow />
        </Box>
      )}
    </Box>
  );
}

function Standing({ inspection: { audit, isOpen, isStarted } }: { inspection: Inspection }) {
  const translate = useTranslate();
  if (audit.isFinished && audit.result)
    return (
      <>
        <ChoiceChip choices={auditResult} value={audit.result} />
        <ByOther auditor={audit.auditor} />
      </>
    );
  if (!isOpen)
    return <StatusChip tone="warning" icon={SearchOffRounded} label={translate('planning.list.missed')} />;
  if (isStarted)
    return (
      <>
        <StatusChip tone="info" icon={EditNoteRounded} label={translate('planning.list.started')} />
        <ByOther auditor={audit.auditor} />
      </>
    );
  return <ChoiceChip choices={auditResult} value="NOT_PROCESSED" />;
}

/** The inspector, if it is not the reader: several may share an appointment. */
function ByOther({ auditor }: { auditor: string | null }) {
  const { contact } = useActor();
  if (!auditor || auditor === contact) return null;
  return (
    <Typography variant="caption" component="span" sx={{ display: 'block' }}>
      <RecordLink to="contacts" id={auditor} isPlain />
    </Typography>
  );
}
