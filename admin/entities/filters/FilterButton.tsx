import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import { Badge, Box, Button, Drawer, Popover, useMediaQuery } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useListContext, useTranslate } from 'react-admin';
import { useOpener } from '../../kit/behaviour/useOpener';
import { lazyPart } from '../../kit/parts/lazyPart';
import { activeFilters } from './filterModel';

const FilterPanel = lazyPart(() => import('./FilterPanel').then((module) => module.FilterPanel));

/** All filters of a list in a popover; on a phone in a bottom sheet. */
export function FilterButton({ entity, names }: { entity: AnyEntity; names: readonly string[] }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { anchor, close, button } = useOpener(FilterPanel);
  const isPhone = useMediaQuery('(max-width:599px)');
  const count = activeFilters(entity, filterValues).filter(({ name }) => names.includes(name)).length;
  const panel = (
    <Box sx={{ width: isPhone ? 'auto' : 420 }}>
      <FilterPanel entity={entity} names={names} onClose={close} />
    </Box>
  );
  return (
    <>
      <Badge badgeContent={count} color="primary" overlap="rectangular">
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FilterListOutlined />}
          aria-haspopup="dialog"
          {...button}
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
