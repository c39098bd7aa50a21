import { Button, Stack, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useListContext, useTranslate } from 'react-admin';
import { fieldLabel } from '../../data/words/labels';
import { FilterInput } from './FilterInput';
import { activeFilters, patchedFilter } from './filterModel';
import type { FilterValues } from './filterProps';

interface FilterPanelProps {
  entity: AnyEntity;
  names: readonly string[];
  onClose: () => void;
}

/** An input for each filter of a list; changes apply at once. */
export function FilterPanel({ entity, names, onClose }: FilterPanelProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const change = (patch: FilterValues) => setFilters(patchedFilter(filterValues, patch), undefined, false);
  const isUnfiltered = !activeFilters(entity, filterValues).some(({ name }) => names.includes(name));
  return (
    <Stack sx={{ gap: 2, p: 2 }}>
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
          disabled={isUnfiltered}
          onClick={() => setFilters(filterValues.q ? { q: filterValues.q } : {}, undefined, false)}
        >
          {translate('shell.filter.clear')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('shell.action.done')}
        </Button>
      </Stack>
    </Stack>
  );
}
