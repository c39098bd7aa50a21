import { Box, MenuItem, Skeleton, Stack, TextField } from '@mui/material';
import {
  type Horizon,
  horizons,
  isHorizon,
  lastDayOf,
} from '@plumbline/resources/rules/suggestions/suggestions';
import { useStore, useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { today } from '../../data/words/due';
import { ListError } from '../../entities/list/ListError';
import { CardSection, EmptyCard } from '../../kit/parts/CardSection';
import { HiddenLine } from './HiddenLine';
import { SuggestionRow } from './SuggestionRow';
import { useSuggestions } from './useSuggestions';

const names = Object.keys(horizons).filter(isHorizon);

/** Locations where an inspection should be planned soon; each can be hidden for a while. */
export function SuggestionsCard() {
  const translate = useTranslate();
  const { user } = useActor();
  const [kept, setHorizon] = useStore<Horizon>(`suggestions.horizon.${user}`, 'FOURWEEKS');
  const horizon = isHorizon(kept) ? kept : 'FOURWEEKS';
  const { data, isPending, error, refetch } = useSuggestions(horizon);
  const title = translate('dashboard.suggestions.title');
  return (
    <CardSection
      title={title}
      choice={
        <TextField
          select
          size="small"
          fullWidth={false}
          value={horizon}
          onChange={({ target }) => isHorizon(target.value) && setHorizon(target.value)}
          slotProps={{
            select: { SelectDisplayProps: { 'aria-label': translate('dashboard.suggestions.horizon') } },
          }}
          sx={{ width: 'auto', minWidth: 130 }}
        >
          {names.map((name) => (
            <MenuItem key={name} value={name}>
              {translate(`dashboard.suggestions.within.${name}`)}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      {isPending && (
        <Stack sx={{ p: 2, gap: 1.5 }}>
          {['one', 'two'].map((key) => (
            <Skeleton key={key} variant="rounded" height={34} />
          ))}
        </Stack>
      )}
      {error && !data && (
        <Box sx={{ p: 2 }}>
          <ListError error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {data?.length === 0 && <EmptyCard>{translate('dashboard.suggestions.empty')}</EmptyCard>}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 380, overflowY: 'auto' }}
        // A scrollable list must be reachable by keyboard.
        tabIndex={data && data.length > 5 ? 0 : undefined}
        aria-label={title}
      >
        {data?.map((suggestion) => (
          <SuggestionRow
            key={`${suggestion.location} ${suggestion.owner} ${suggestion.type}`}
            suggestion={suggestion}
            until={lastDayOf(horizons[horizon], today())}
          />
        ))}
      </Box>
      <HiddenLine />
    </CardSection>
  );
}
