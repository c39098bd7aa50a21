import { Box, Tab, Tabs } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';
import { patchedFilter } from '../filters/filterModel';
import { tabValues } from './givenFilter';

/** Tabs by the values of a field, each with its count. */
export function ListTabs({ entity, field }: { entity: AnyEntity; field: string }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const values = tabValues(entity);
  const definition = entity.fields[field];
  const chosen = values.find((value) => filterValues[field] === value);
  if (!isChoice(definition)) return null;
  const all = <Tab key="all" value="all" label={translate('shell.list.allTab')} />;
  return (
    <Tabs
      value={chosen ?? 'all'}
      onChange={(_event, value: string) =>
        setFilters(
          patchedFilter(filterValues, { [field]: value === 'all' ? undefined : value }),
          undefined,
          false,
        )
      }
      variant="scrollable"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {entity.list.opensWithAll && all}
      {values.map((value) => (
        <Tab
          key={value}
          value={value}
          label={
            <span>
              {translate(`choices.${definition.choices.name}.${value}`)}{' '}
              <Count entity={entity} filter={patchedFilter(filterValues, { [field]: value })} />
            </span>
          }
        />
      ))}
      {!entity.list.opensWithAll && all}
    </Tabs>
  );
}

function Count({ entity, filter }: { entity: AnyEntity; filter: Record<string, unknown> }) {
  const format = useFormat();
  const { total } = useGetList(entity.name, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: entity.list.sort, order: 'ASC' },
  });
  if (total === undefined) return null;
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {format.number(total)}
    </Box>
  );
}
