import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import { Badge, Button, Drawer, Popover, Stack, Typography, useMediaQuery } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { fieldLabel } from '../labels';
import { FilterInput } from './FilterInput';
import { activeFilters, patchedFilter } from './filterModel';
import type { FilterValues } from './filterProps';

/** All filters of a list behind one button; on a phone they come up from below. */
export function FilterButton({ entity, names }: { entity: AnyEntity; names: readonly string[] }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isPhone = useMediaQuery('(max-width:599px)');
  const change = (patch: FilterValues) => setFilters(patchedFilter(filterValues, patch), undefined, false);
  const count = activeFilters(entity, filterValues).filter(({ name }) => names.includes(name)).length;
  const close = () => setAnchor(null);
  const panel = (
    <Stack sx={{ gap: 2, p: 2, width: isPhone ? 'auto' : 420 }}>
      <Typography variant="h3" component="h2">
        {translate('shell.filter.title')}
      </Typography>
      {names.map((name) => {
        const field = entity.fields[name];
        return (
          field && (
            <FilterInput
              key={name}
              name={name}
              field={field}
              label={translate(fieldLabel(entity, name))}
              values={filterValues}
              onChange={change}
            />
          )
        );
      })}
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Button
          variant="text"
          disabled={count === 0}
          onClick={() => setFilters(filterValues.q ? { q: filterValues.q } : {}, undefined, false)}
        >
          {translate('shell.filter.clear')}
        </Button>
        <Button variant="contained" onClick={close}>
          {translate('shell.action.done')}
        </Button>
      </Stack>
    </Stack>
  );
  return (
    <>
      <Badge badgeContent={count} color="primary" overlap="rectangular">
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FilterListOutlined />}
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-haspopup="dialog"
          sx={{ borderColor: 'divider', minHeight: 40 }}
        >
          {translate('shell.filter.button')}
        </Button>
      </Badge>
      {isPhone ? (
        <Drawer
          anchor="bottom"
          open={anchor !== null}
          onClose={close}
          slotProps={{
            paper: {
              sx: { maxHeight: '85dvh', borderRadius: '12px 12px 0 0' },
              role: 'dialog',
              'aria-label': translate('shell.filter.title'),
            },
          }}
        >
          {panel}
        </Drawer>
      ) : (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: { sx: { mt: 0.5 }, role: 'dialog', 'aria-label': translate('shell.filter.title') },
          }}
        >
          {panel}
        </Popover>
      )}
    </>
  );
}
