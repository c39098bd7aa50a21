import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  LinearProgress,
  Paper,
  Switch,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useDebouncedEvent, useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { DayField } from '../../../entities/inputs/DayField';
import { ScanAdornment } from '../../../entities/inputs/ScanAdornment';
import { ListError } from '../../../entities/list/ListError';
import { ListSkeleton } from '../../../entities/list/ListSkeleton';
import { SearchField } from '../../../kit/parts/SearchField';
import { UnlicensedNotice } from '../../licences';
import type { Candidates } from '../planningCommands';
import { CandidateRow } from './CandidateRow';
import { FittingNotice } from './FittingNotice';
import type { AuditType } from './fittingType';
import { type CandidateQuery, pageSize, useCandidates } from './useCandidates';

interface EquipmentSelectionProps {
  location: string | null;
  owner: string | null;
  type: CandidateQuery['type'];
  auditor: string | null;
  planning: string | null;
  chosen: ReadonlySet<string>;
  problem?: string | undefined;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** Chooses another type of inspection, where this one fits no equipment. */
  onType: (type: AuditType) => void;
  /** Only equipment due until this day is listed; null: all. */
  dueUntil: string | null;
  onDueUntil: (day: string | null) => void;
  /** Called with the equipment of the location, unless it is searched. */
  onLoad: (candidates: Candidates) => void;
}

/** Selects the equipment to inspect: at the location, by search, one by one or all at once. */
export function EquipmentSelection({
  location,
  owner,
  type,
  auditor,
  planning,
  chosen,
  problem,
  onChange,
  onType,
  dueUntil,
  onDueUntil,
  onLoad,
}: EquipmentSelectionProps) {
  const translate = useTranslate();
  const format = useFormat();
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(0);
  const [onlyChoosable, setOnlyChoosable] = useState(false);
  const [isAnywhere, setAnywhere] = useState(false);
  const searchSoon = useDebouncedEvent((next: string) => {
    setQ(next.trim());
    setPage(0);
  }, 250);
  const search = (next: string) => {
    setText(next);
    searchSoon(next);
  };
  const { data, error, isFetching, refetch } = useCandidates({
    location,
    owner,
    type,
    auditor,
    planning,
    q,
    page,
    onlyChoosable,
    isAnywhere,
    dueUntil,
  });
  const isWhole = !isFetching && !isAnywhere && q === '';
  useEffect(() => {
    if (data && isWhole) onLoad(data);
  }, [data, isWhole, onLoad]);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  if (location === null || type === null)
    return <Typography color="text.secondary">{translate('planning.form.choosePlaceFirst')}</Typography>;
  const choosable = data?.choosable ?? [];
  const isAll = choosable.length > 0 && choosable.every((id) => chosen.has(id));
  const refused = Object.entries(data?.refused ?? {}).reduce(
    (sum, [obstacle, count]) => (obstacle === 'OTHER_LOCATION' ? sum : sum + count),
    0,
  );
  const toggleAll = () =>
    onChange(
      isAll
        ? new Set([...chosen].filter((id) => !choosable.includes(id)))
        : new Set([...chosen, ...choosable]),
    );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <SearchField
          value={text}
          onChange={search}
          label={translate('planning.form.search')}
          isLabelled
          end={<ScanAdornment onScan={search} />}
          sx={{ flex: '1 1 260px', maxWidth: 460 }}
        />
        <Box sx={{ flex: '0 1 190px' }}>
          <DayField
            label={translate('planning.form.dueUntil')}
            value={dueUntil}
            onChange={(day) => {
              setPage(0);
              onDueUntil(day);
            }}
          />
        </Box>
        <FormControlLabel
          control={
            <Switch
              checked={onlyChoosable}
              onChange={(_event, on) => {
                setOnlyChoosable(on);
                setPage(0);
              }}
            />
          }
          label={<Typography variant="body2">{translate('planning.form.onlyChoosable')}</Typography>}
        />
        <FormControlLabel
          control={
            <Switch
              checked={isAnywhere}
              onChange={(_event, on) => {
                setAnywhere(on);
                setPage(0);
              }}
            />
          }
          label={<Typography variant="body2">{translate('planning.form.anywhere')}</Typography>}
        />
      </Box>
      {error && !data && <ListError error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && <UnlicensedNotice refused={data.refused} />}
      {data && choosable.length === 0 && (
        <FittingNotice candidates={data} type={type} dueUntil={dueUntil} onType={onType} />
      )}
      {data && (
        <Paper variant="outlined" sx={{ borderColor: problem ? 'error.main' : 'divider' }}>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              flexWrap: 'wrap',
              columnGap: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
              pr: 1.5,
              minHeight: 48,
            }}
          >
            <FormControlLabel
              sx={{ ml: 0, mr: 'auto' }}
              control={
                <Checkbox
                  checked={isAll}
                  indeterminate={!isAll && choosable.some((id) => chosen.has(id))}
                  disabled={choosable.length === 0}
                  onChange={toggleAll}
                  sx={{ width: 48, height: 48 }}
                />
              }
              label={
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {translate('planning.form.selectAll', { count: format.number(choosable.length) })}
                </Typography>
              }
            />
            {refused > 0 && (
              <Typography variant="caption" color="text.secondary">
                {translate('planning.form.refused', { smart_count: refused })}
              </Typography>
            )}
          </Box>
          {isFetching ? (
            <LinearProgress aria-label={translate('shell.loading')} sx={{ height: 2 }} />
          ) : (
            <Box sx={{ height: 2 }} />
          )}
          {data.rows.length === 0 ? (
            <Typography color="text.secondary" sx={{ p: 2 }}>
              {q
                ? translate('planning.form.noHits')
                : dueUntil
                  ? translate('planning.form.nothingDue', { date: format.date(dueUntil) })
                  : translate('planning.form.nothingHere')}
            </Typography>
          ) : (
            <Box
              component="ul"
              aria-label={translate('resources.equipments.name', { smart_count: 2 })}
              sx={{ listStyle: 'none', m: 0, p: 0 }}
            >
              {data.rows.map((candidate) => (
                <CandidateRow
                  key={candidate.id}
                  candidate={candidate}
                  isChosen={chosen.has(candidate.id)}
                  onToggle={toggle}
                />
              ))}
            </Box>
          )}
          {data.total > pageSize && <Pages page={page} total={data.total} onChange={setPage} />}
        </Paper>
      )}
      {data?.isCut && <Alert severity="info">{translate('planning.form.cut')}</Alert>}
      {problem && (
        <Typography role="alert" variant="caption" color="error">
          {problem}
        </Typography>
      )}
    </Box>
  );
}

function Pages({ page, total, onChange }: { page: number; total: number; onChange: (page: number) => void }) {
  const translate = useTranslate();
  const format = useFormat();
  const last = Math.ceil(total / pageSize) - 1;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        p: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="caption" color="text.secondary">
        {translate('shell.pager.range', {
          from: format.number(page * pageSize + 1),
          to: format.number(Math.min(total, (page + 1) * pageSize)),
          total: format.number(total),
        })}
      </Typography>
      <Button variant="outlined" disabled={page === 0} onClick={() => onChange(page - 1)}>
        {translate('shell.pager.previous')}
      </Button>
      <Button variant="outlined" disabled={page >= last} onClick={() => onChange(page + 1)}>
        {translate('shell.pager.next')}
      </Button>
    </Box>
  );
}
