import { MenuItem, Stack, TextField } from '@mui/material';
import { customerStates } from '@plumbline/resources/rules/brokers/index';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChoiceBar } from '../../../kit/parts/ChoiceBar';
import { SearchField } from '../../../kit/parts/SearchField';
import type { ChosenCustomers } from './useCustomers';
import { useOwnBrokers } from './useOwnBrokers';

/** Debounce of the search in milliseconds. */
const pause = 300;

/** Search and filters of the customers. */
export function CustomerBar({ chosen }: { chosen: ChosenCustomers }) {
  const translate = useTranslate();
  const brokers = useOwnBrokers();
  const { broker, state, choose } = chosen;
  return (
    <Stack
      role="search"
      sx={{
        flexDirection: { xs: 'column', md: 'row' },
        flexWrap: { md: 'wrap' },
        gap: 1.5,
        mb: 2,
        alignItems: { md: 'center' },
      }}
    >
      <CustomerSearch chosen={chosen} />
      {brokers.length > 1 && (
        <TextField
          select
          size="small"
          label={translate('customers.broker')}
          value={broker ?? ''}
          onChange={(event) => choose({ by: event.target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ width: { md: 220 }, flex: { md: '0 0 auto' } }}
        >
          <MenuItem value="">{translate('customers.allBrokers')}</MenuItem>
          {brokers.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <ChoiceBar
        label={translate('customers.stateLabel')}
        value={state}
        options={customerStates.map((value) => ({ value, label: translate(`customers.states.${value}`) }))}
        onChange={(next) => choose({ state: next === 'all' ? '' : next })}
        sx={{ flexShrink: 0, ml: { md: 'auto' } }}
        // Where the longest words do not fit side by side, they stand in two lines.
        buttonSx={{ flex: { xs: '1 1 min-content', md: 'none' } }}
      />
    </Stack>
  );
}

function CustomerSearch({ chosen: { search, choose } }: { chosen: ChosenCustomers }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = window.setTimeout(() => choose({ search: typed.trim() }), pause);
    return () => window.clearTimeout(timer);
  }, [typed, search, choose]);
  return (
    <SearchField
      value={typed}
      label={translate('customers.search')}
      onChange={setTyped}
      sx={{ flex: { md: '1 1 16rem' }, maxWidth: { md: 320 } }}
    />
  );
}
