import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Button, IconButton, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { dayAfter } from '@plumbline/resources/language/due';
import { mondayOf } from '@plumbline/resources/rules/planning/planningBoard';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../data/session/ActorProvider';
import { today } from '../../../data/words/due';
import { boardViews } from './boardPeriod';
import type { useBoardPlace } from './useBoardPlace';
import { useBoardWords } from './useBoardWords';

/** Selects period, view and rows of the board. */
export function BoardToolbar({ place }: { place: ReturnType<typeof useBoardPlace> }) {
  const translate = useTranslate();
  const words = useBoardWords();
  const hasCustomers = useActor().instanceType === 'AUDITOR';
  const { from, view, by, columns, goTo, look, arrange } = place;
  const step = view === 'weeks' ? 14 : 7;
  const last = columns.at(-1)?.to ?? from;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 1, flexWrap: 'wrap' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.25, flex: '1 1 auto', minWidth: 0 }}>
        <IconButton
          aria-label={translate('planning.board.earlier')}
          onClick={() => goTo(dayAfter(from, -step))}
        >
          <ChevronLeftOutlined />
        </IconButton>
        <IconButton aria-label={translate('planning.board.later')} onClick={() => goTo(dayAfter(from, step))}>
          <ChevronRightOutlined />
        </IconButton>
        <Typography variant="h2" aria-live="polite" sx={{ ml: 0.5 }}>
          {words.column({ from, to: last })}
        </Typography>
      </Stack>
      <Button variant="outlined" disabled={from === mondayOf(today())} onClick={() => goTo(today())}>
        {translate('calendar.today')}
      </Button>
      <Toggle label="view" value={view} values={boardViews} onChange={look} />
      {hasCustomers && <Toggle label="rows" value={by} values={boardRowsNames} onChange={arrange} />}
    </Stack>
  );
}

const boardRowsNames = ['inspectors', 'customers'] as const;

interface ToggleProps<V extends string> {
  label: string;
  value: V;
  values: readonly V[];
  onChange: (value: V) => void;
}

function Toggle<V extends string>({ label, value, values, onChange }: ToggleProps<V>) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_event, next: V | null) => next && onChange(next)}
      aria-label={translate(`planning.board.${label}`)}
    >
      {values.map((one) => (
        <ToggleButton
          key={one}
          value={one}
          sx={{ px: 1.5, fontSize: '0.8125rem', backgroundColor: 'background.paper', minHeight: 40 }}
        >
          {translate(`planning.board.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
