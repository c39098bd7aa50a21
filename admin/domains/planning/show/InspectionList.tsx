import { Alert, Box, Paper, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { isMissedInspection } from '@plumbline/resources/rules/planning/planningCounts';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ScanAdornment } from '../../../entities/inputs/ScanAdornment';
import { SearchField } from '../../../kit/parts/SearchField';
import { auditPath } from '../planningPaths';
import type { Inspection } from '../usePlanningInspections';
import { InspectionItem } from './InspectionItem';
import { findByCode, matches } from './searchInspections';

type Shown = 'all' | 'open' | 'done';
interface InspectionListProps {
  planning: string;
  inspections: readonly Inspection[];
  /** Number of further inspections that the user may not see. */
  unseen: number;
  /** Whether the user may create a report on the appointment now. */
  mayReport: boolean;
  isFinished: boolean;
}

/** The inspection list, searchable by number, place or scanned code. */
export function InspectionList({
  planning,
  inspections,
  unseen,
  mayReport,
  isFinished,
}: InspectionListProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Shown>(isFinished ? 'all' : 'open');
  const open = inspections.filter((inspection) => inspection.isOpen);
  const lists: Record<Shown, readonly Inspection[]> = {
    all: inspections,
    open,
    done: inspections.filter((inspection) => !inspection.isOpen),
  };
  // A search covers inspections of every state.
  const rows = query ? inspections.filter((inspection) => matches(inspection, query)) : lists[shown];
  const showsLocation = new Set(inspections.map((inspection) => inspection.locationName)).size > 1;
  const scan = (code: string) => {
    const [only, another] = findByCode(inspections, code);
    if (only && !another && isMissedInspection(only.audit)) {
      setQuery(code);
      return notify('errors.AUDIT_MISSED', { type: 'warning' });
    }
    if (only && !another) return navigate(auditPath(planning, only.audit.id));
    // With several matches the user chooses; without a match, similar ones are listed but none is opened.
    setQuery(code);
    notify(translate(only ? 'shell.scan.several' : 'shell.scan.notFound', { code }), { type: 'warning' });
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
        <SearchField
          value={query}
          onChange={setQuery}
          label={translate('planning.list.search')}
          isLabelled
          end={<ScanAdornment onScan={scan} />}
          sx={{ flex: '1 1 240px', maxWidth: 460 }}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={query ? null : shown}
          aria-label={translate('planning.list.shown')}
          onChange={(_event, next: Shown | null) => {
            if (next) {
              setShown(next);
              setQuery('');
            }
          }}
        >
          {(['open', 'done', 'all'] as const).map((name) => (
            <ToggleButton key={name} value={name} sx={{ px: 1.5, minHeight: 44 }}>
              {translate(`planning.list.${name}`)} {lists[name].length}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {unseen > 0 && (
        <Alert severity="info">
          {translate('planning.list.unseen', { smart_count: unseen })}
          {mayReport ? '' : ` ${translate('planning.list.unseenReport')}`}
        </Alert>
      )}
      {(rows.length > 0 || inspections.length > 0 || unseen === 0) && (
        <Paper variant="outlined">
          {rows.length === 0 ? (
            <Typography role="status" color="text.secondary" sx={{ p: 2.5 }}>
              {emptyText()}
            </Typography>
          ) : (
            <Box
              component="ul"
              aria-label={translate('planning.list.title')}
              sx={{ listStyle: 'none', m: 0, p: 0 }}
            >
              {rows.map((inspection) => (
                <InspectionItem
                  key={inspection.audit.id}
                  inspection={inspection}
                  planning={planning}
                  showsLocation={showsLocation}
                />
              ))}
            </Box>
          )}
        </Paper>
      )}
    </Box>
  );

  function emptyText(): string {
    if (query) return translate('planning.list.noHits', { query });
    return translate(
      shown === 'open' && inspections.length > 0 ? 'planning.list.allDone' : 'planning.list.empty',
    );
  }
}
