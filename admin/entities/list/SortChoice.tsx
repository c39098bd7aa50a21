import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { ListItemText, MenuItem, MenuList } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../../data/words/labels';
import { useSorting } from './useSorting';

/** Sort fields and direction of a list without headers. */
export function SortChoice({ entity, names }: { entity: AnyEntity; names: readonly string[] }) {
  const translate = useTranslate();
  const { field, order, sortBy } = useSorting();
  const Arrow = order === 'ASC' ? ArrowUpwardOutlined : ArrowDownwardOutlined;
  return (
    <MenuList aria-label={translate('ra.action.sort')} sx={{ minWidth: 220, maxWidth: 'min(340px, 85vw)' }}>
      {names.map((name) => (
        <MenuItem
          key={name}
          role="menuitemradio"
          aria-checked={name === field}
          selected={name === field}
          onClick={() => sortBy(name)}
          sx={{ gap: 1.5, whiteSpace: 'normal' }}
        >
          <ListItemText
            primary={translate(fieldLabel(entity, name))}
            secondary={name === field ? translate(`ra.sort.${order}`) : undefined}
          />
          {name === field && <Arrow aria-hidden fontSize="small" />}
        </MenuItem>
      ))}
    </MenuList>
  );
}
