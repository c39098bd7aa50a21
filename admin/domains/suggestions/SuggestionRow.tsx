import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, Button, Link, Stack } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { Suggestion } from '@plumbline/resources/rules/suggestions/suggestions';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../data/words/useFormat';
import { RecordLink } from '../../entities/cells/RecordLink';
import { DueChip } from '../../entities/DueChip';
import { createPath, filteredListPath } from '../../entities/screenPaths';
import { HideMenu } from './HideMenu';

/** A location with its equipment due for one type of inspection until a day: plan, open the list, or hide. */
export function SuggestionRow({ suggestion, until }: { suggestion: Suggestion; until: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const { location, owner, type, count, firstDue } = suggestion;
  const planning = `${createPath(entities.auditPlannings)}?${new URLSearchParams({
    source: JSON.stringify({ location, ...(owner ? { owner } : {}), type, dueUntil: until }),
  })}`;
  const pieces = filteredListPath(entities.inspectionDuties, {
    location: [location],
    type: [type],
    isMandatory: true,
    nextDate_lte: until,
  });
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
    >
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Box sx={{ minWidth: 0, flex: '1 1 160px' }}>
          <Box sx={{ fontWeight: 600, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
            <RecordLink to="locations" id={location} />
          </Box>
          <Stack
            direction="row"
            sx={{
              fontSize: '0.8125rem',
              color: 'text.secondary',
              columnGap: 1.25,
              flexWrap: 'wrap',
              alignItems: 'center',
            }}
          >
            {owner && <RecordLink to="equipmentOwners" id={owner} />}
            <Link component={RouterLink} to={pieces} color="inherit" sx={{ py: '4px' }}>
              {translate('dashboard.suggestions.pieces', { smart_count: count, count: format.number(count) })}
            </Link>
            <span>{translate(`choices.auditType.${type}`)}</span>
            <DueChip day={firstDue} />
          </Stack>
        </Box>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
          <Button
            component={RouterLink}
            to={planning}
            variant="outlined"
            size="small"
            startIcon={<EventOutlined />}
          >
            {translate('dashboard.suggestions.plan')}
          </Button>
          <HideMenu location={location} />
        </Stack>
      </Stack>
    </Box>
  );
}
