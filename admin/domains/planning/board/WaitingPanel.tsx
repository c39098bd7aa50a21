import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { auditType } from '@plumbline/resources/language/choices/choices';
import { type Horizon, horizons, isHorizon } from '@plumbline/resources/rules/suggestions/suggestions';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { ListError } from '../../../entities/list/ListError';
import { ListSkeleton } from '../../../entities/list/ListSkeleton';
import { CardSection, EmptyCard } from '../../../kit/parts/CardSection';
import { SearchField } from '../../../kit/parts/SearchField';
import { type Waiting, waitingKey } from './useBoard';
import type { BoardItem } from './useBoardDrop';
import type { useBoardMove } from './useBoardMove';
import { WaitingItem } from './WaitingItem';
import { chosenOf, type Grouping, groupings, waitingGroups } from './waitingGroups';

interface WaitingPanelProps {
  waiting: readonly Waiting[] | undefined;
  error: Error | null;
  onRetry: () => void;
  horizon: Horizon;
  onHorizon: (horizon: Horizon) => void;
  mover: ReturnType<typeof useBoardMove<BoardItem>>;
  onPlan: (waiting: readonly Waiting[]) => void;
}

const shownAtFirst = 60;
const everything = 'all';

/** What is due and not planned, to be dragged onto the board or planned by button, several places at once. */
export function WaitingPanel({
  waiting,
  error,
  onRetry,
  horizon,
  onHorizon,
  mover,
  onPlan,
}: WaitingPanelProps) {
  const translate = useTranslate();
  const [by, setBy] = useStore<Grouping>('planning.board.grouping', 'urgency');
  const [type, setType] = useState<string>(everything);
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [most, setMost] = useState(shownAtFirst);
  const title = translate('planning.board.waiting');
  const groups = waitingGroups(waiting ?? [], { by, q, type: type === everything ? null : type });
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const together = chosenOf(waiting ?? [], chosen);
  const toggle = (one: Waiting) => {
    const next = new Set(chosen);
    if (!next.delete(waitingKey(one))) next.add(waitingKey(one));
    setChosen(next);
  };
  let left = most;
  return (
    <CardSection
      title={title}
      choice={
        <Choice
          label={translate('dashboard.suggestions.horizon')}
          value={horizon}
          values={Object.keys(horizons).map((name) => [
            name,
            translate(`dashboard.suggestions.within.${name}`),
          ])}
          onChange={(next) => isHorizon(next) && onHorizon(next)}
        />
      }
    >
      <Stack sx={{ p: 1, gap: 1, borderBottom: 1, borderColor: 'divider' }}>
        <SearchField value={q} onChange={setQ} label={translate('planning.board.search')} isLabelled />
        <Stack sx={{ gap: 1 }}>
          <Choice
            label={translate('planning.board.groupBy')}
            isLabelled
            value={by}
            values={groupings.map((one) => [one, translate(`planning.board.grouping.${one}`)])}
            onChange={(next) => setBy(groupings.find((one) => one === next) ?? 'urgency')}
          />
          <Choice
            label={translate('resources.auditPlannings.fields.type')}
            isLabelled
            value={type}
            values={[
              [everything, translate('planning.board.allTypes')],
              ...auditType.values.map((one): [string, string] => [
                one,
                translate(`choices.auditType.${one}`),
              ]),
            ]}
            onChange={setType}
          />
        </Stack>
        {together.length > 0 && (
          <Button variant="contained" startIcon={<EventOutlined />} onClick={() => onPlan(together)}>
            {translate('planning.board.planTogether', { smart_count: together.length })}
          </Button>
        )}
      </Stack>
      {error && !waiting && (
        <Box sx={{ p: 1.5 }}>
          <ListError error={error} onRetry={onRetry} />
        </Box>
      )}
      {!waiting && !error && <ListSkeleton rows={4} />}
      {waiting && count === 0 && (
        <EmptyCard>
          {translate(waiting.length === 0 ? 'dashboard.suggestions.empty' : 'planning.board.noHits')}
        </EmptyCard>
      )}
      {count > 0 && (
        <Box
          sx={{ maxHeight: { lg: 'calc(100vh - 370px)' }, minHeight: { lg: 240 }, overflowY: 'auto' }}
          // A scrollable list must be reachable by keyboard.
          tabIndex={0}
          role="group"
          aria-label={title}
        >
          {groups.map(({ key, items }) => {
            const shown = items.slice(0, Math.max(0, left));
            left -= shown.length;
            return shown.length === 0 ? null : (
              <Box component="section" key={key}>
                <Typography
                  component="h3"
                  variant="caption"
                  sx={{ px: 1.5, pt: 1, fontWeight: 600, display: 'block' }}
                >
                  {groupName(key, by, translate)}
                </Typography>
                <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {shown.map((one) => (
                    <WaitingItem
                      key={waitingKey(one)}
                      waiting={one}
                      isChosen={chosen.has(waitingKey(one))}
                      onToggle={() => toggle(one)}
                      // A chosen one takes the others along.
                      item={{ kind: 'waiting', waiting: chosen.has(waitingKey(one)) ? together : [one] }}
                      mover={mover}
                      onPlan={() => onPlan([one])}
                    />
                  ))}
                </Box>
              </Box>
            );
          })}
          {count > most && (
            <Button fullWidth onClick={() => setMost(most + shownAtFirst)}>
              {translate('planning.board.more', { smart_count: count - most })}
            </Button>
          )}
        </Box>
      )}
    </CardSection>
  );
}

function groupName(
  key: string | null,
  by: Grouping,
  translate: (key: string, options?: object) => string,
): string {
  if (by === 'urgency') return translate(`planning.board.urgency.${key}`);
  if (by === 'type') return translate(`choices.auditType.${key}`);
  if (by === 'vicinity')
    return key ? translate('planning.board.zip', { zip: key }) : translate('planning.board.noZip');
  return key ?? translate('planning.board.withoutCustomer');
}

interface ChoiceProps {
  label: string;
  /** The label is shown, not only told to screen readers. */
  isLabelled?: boolean;
  value: string;
  values: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

const Choice = ({ label, isLabelled = false, value, values, onChange }: ChoiceProps) => (
  <TextField
    select
    size="small"
    fullWidth={isLabelled}
    {...(isLabelled ? { label } : {})}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={isLabelled ? {} : { select: { SelectDisplayProps: { 'aria-label': label } } }}
    sx={isLabelled ? {} : { width: 'auto', minWidth: 120 }}
  >
    {values.map(([one, name]) => (
      <MenuItem key={one} value={one}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
