import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Box, IconButton, NativeSelect, Stack } from '@mui/material';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';

const sizes = [10, 25, 50, 100];

/** Range of rows and total, previous and next page, and page size. */
export function ListPager() {
  const translate = useTranslate();
  const format = useFormat();
  const sizeId = useId();
  const { page, perPage, setPage, setPerPage, total = 0 } = useListContext();
  const last = Math.max(1, Math.ceil(total / perPage));
  if (total <= (sizes[0] ?? 0)) return null;
  const from = (page - 1) * perPage + 1;
  return (
    <Stack
      component="nav"
      aria-label={translate('shell.pager.label')}
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'flex-end', gap: 1, py: 1, flexWrap: 'wrap' }}
    >
      <Box
        component="label"
        htmlFor={sizeId}
        sx={{ fontSize: '0.8125rem', color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
      >
        {translate('shell.pager.perPage')}
      </Box>
      <NativeSelect
        id={sizeId}
        value={sizes.includes(perPage) ? perPage : 25}
        onChange={(event) => setPerPage(Number(event.target.value))}
        disableUnderline
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, mr: 1.5, fontSize: '0.8125rem' }}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </NativeSelect>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }} aria-live="polite">
        {translate('shell.pager.range', {
          from: format.number(from),
          to: format.number(Math.min(total, from + perPage - 1)),
          total: format.number(total),
        })}
      </Box>
      <IconButton
        onClick={() => setPage(page - 1)}
        disabled={page <= 1}
        aria-label={translate('shell.pager.previous')}
      >
        <ChevronLeftOutlined />
      </IconButton>
      <IconButton
        onClick={() => setPage(page + 1)}
        disabled={page >= last}
        aria-label={translate('shell.pager.next')}
      >
        <ChevronRightOutlined />
      </IconButton>
    </Stack>
  );
}
