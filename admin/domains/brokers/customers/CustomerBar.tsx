import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { InputAdornment, MenuItem, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { customerStates } from '@plumbline/resources/rules/brokers/index';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
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
      sx={{ flexDirection: { xs: 'column', md: 'row' }, gap: 1.5, mb: 2, alignItems: { md: 'center' } }}
    >
      <SearchField chosen={chosen} />
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
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state}
        aria-label={translate('customers.stateLabel')}
        onChange={(_event, next: string | null) => next && choose({ state: next === 'all' ? '' : next })}
        sx={{ flexShrink: 0, ml: { md: 'auto' } }}
      >
        {customerStates.map((one) => (
          <ToggleButton
            key={one}
            value={one}
            sx={{
              px: { xs: 1, sm: 1.25 },
              flex: { xs: 1, md: 'none' },
              minHeight: 40,
              fontSize: '0.8125rem',
              lineHeight: 1.2,
              backgroundColor: 'background.paper',
            }}
          >
            {translate(`customers.states.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}

function SearchField({ chosen: { search, choose } }: { chosen: ChosenCustomers }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = window.setTimeout(() => choose({ search: typed.trim() }), pause);
    return () => window.clearTimeout(timer);
  }, [typed, search, choose]);
  return (
    <TextField
      size="small"
      type="search"
      value={typed}
      placeholder={translate('customers.search')}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ flex: { md: '1 1 160px' }, maxWidth: { md: 320 } }}
      slotProps={{
        htmlInput: { 'aria-label': translate('customers.search'), maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchOutlined fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
