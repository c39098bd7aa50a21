import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import {
  Autocomplete,
  type AutocompleteRenderInputParams,
  Box,
  Button,
  InputAdornment,
  Stack,
  TextField,
} from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDebouncedEvent, useGetList, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../data/errors/errorMessage';
import { RecordLink } from '../../entities/cells/RecordLink';
import { useFindByCode } from '../../entities/scan/useFindByCode';
import { useScan } from '../../entities/scan/useScan';
import { showPath } from '../../entities/screenPaths';
import { useIsWide } from '../../kit/behaviour/useIsWide';
import { useLateRef } from '../../kit/behaviour/useLateRef';

const entity = entities.equipments;

/** Searches equipment by any of its numbers, typed or scanned. */
export function EquipmentSearch() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const find = useFindByCode();
  const { scan, dialog } = useScan();
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const search = useDebouncedEvent(setQuery, 220);
  const {
    data = [],
    isFetching,
    error,
  } = useGetList<RaRecord<string>>(
    entity.name,
    {
      filter: { q: query },
      pagination: { page: 1, perPage: 8 },
      sort: { field: 'identNumber', order: 'ASC' },
    },
    { enabled: query.length > 0, placeholderData: keepPreviousData },
  );
  const label = translate('shell.start.search');
  return (
    <Stack direction="row" sx={{ gap: 1 }} data-tour="search">
      <Autocomplete<RaRecord<string>, false, false, true>
        freeSolo
        fullWidth
        options={query ? data : []}
        filterOptions={(rows) => rows}
        inputValue={text}
        value={null}
        clearOnBlur={false}
        getOptionLabel={(row) => (typeof row === 'string' ? row : String(row.identNumber ?? ''))}
        getOptionKey={(row) => (typeof row === 'string' ? row : row.id)}
        loading={isFetching}
        loadingText={translate('shell.loading')}
        noOptionsText={error ? errorMessage(error, translate) : translate('shell.reference.none')}
        clearText={translate('shell.search.clear')}
        onInputChange={(_event, next, reason) => {
          if (reason === 'reset') return;
          setText(next);
          search(next.trim());
        }}
        onChange={(_event, picked) => {
          if (typeof picked === 'string') {
            if (picked.trim()) void find(picked.trim());
          } else if (picked) navigate(showPath(entity, picked.id));
        }}
        renderOption={({ key, ...attributes }, row) => (
          <Box component="li" key={key} {...attributes} sx={{ display: 'block !important' }}>
            <Box sx={{ fontWeight: 600, fontSize: '0.875rem' }}>{row.identNumber}</Box>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {row.product && <RecordLink to="products" id={row.product} isPlain />}
              {row.location && (
                <>
                  {' '}
                  · <RecordLink to="locations" id={row.location} isPlain />
                </>
              )}
              {row.place && ` · ${row.place}`}
            </Box>
          </Box>
        )}
        renderInput={(params) => <SearchField {...params} label={label} />}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<QrCodeScannerOutlined />}
        onClick={scan}
        sx={{ borderColor: 'divider', backgroundColor: 'background.paper', flexShrink: 0 }}
      >
        {translate('shell.menu.scan')}
      </Button>
      {dialog}
    </Stack>
  );
}

function SearchField({ label, slotProps, ...params }: AutocompleteRenderInputParams & { label: string }) {
  const translate = useTranslate();
  const isWide = useIsWide();
  return (
    <TextField
      {...params}
      placeholder={isWide ? label : translate('shell.start.searchShort')}
      slotProps={{
        ...slotProps,
        htmlInput: { ...slotProps.htmlInput, 'aria-label': label },
        input: {
          ...slotProps.input,
          ref: useLateRef(slotProps.input.ref),
          startAdornment: (
            <InputAdornment position="start">
              <SearchOutlined />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
