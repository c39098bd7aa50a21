import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, Button, Link, Stack } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { Suggestion } from '@plumbline/resources/rules/suggestions/suggestions';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { openFilter } from '../../data/words/due';
import { useFormat } from '../../data/words/useFormat';
import { RecordLink } from '../../entities/cells/RecordLink';
import { DueChip } from '../../entities/DueChip';
import { createPath, filteredListPath } from '../../entities/screenPaths';
import { HideMenu } from './HideMenu';

/** A location with its due equipment: plan, open the list, or hide. */
export function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const translate = useTranslate();
  const format = useFormat();
  const { location, owner, count, firstDue } = suggestion;
  const planning = `${createPath(entities.auditPlannings)}?${new URLSearchParams({
    source: JSON.stringify({ location, ...(owner ? { owner } : {}) }),
  })}`;
  const pieces = filteredListPath(entities.equipments, {
    ...openFilter(entities.equipments),
    location: [location],
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
