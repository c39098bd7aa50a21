import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, IconButton, Stack } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { EntityName } from '@plumbline/resources/language/names';
import { belowKey } from '@plumbline/resources/language/query/branch';
import { useListContext, useTranslate } from 'react-admin';
import { fieldLabel } from '../../data/words/labels';
import { useFormat } from '../../data/words/useFormat';
import { RecordLink } from '../cells/RecordLink';
import { shownTypeOf } from '../fieldTypes/shown/shownTypes';
import { plainText } from '../texts/plainText';
import { asList } from './asList';
import { activeFilters, patchedFilter } from './filterModel';
import type { FilterValues } from './filterProps';

/** The active filters as removable chips. */
export function FilterChips({ entity, except }: { entity: AnyEntity; except?: string }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const active = activeFilters(entity, filterValues).filter(({ name }) => name !== except);
  if (active.length === 0) return null;
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 0.75 }}
      component="ul"
      aria-label={translate('shell.filter.active')}
      style={{ listStyle: 'none', padding: 0, margin: 0 }}
    >
      {active.map(({ name, keys }) => {
        const field = entity.fields[name];
        if (!field) return null;
        const clear = () =>
          setFilters(
            patchedFilter(filterValues, Object.fromEntries(keys.map((key) => [key, undefined]))),
            undefined,
            false,
          );
        const label = translate(fieldLabel(entity, name));
        return (
          <li key={name}>
            <Box
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 0.25,
                pl: 1,
                borderRadius: '5px',
                backgroundColor: 'action.selected',
                fontSize: '0.8125rem',
                minHeight: 26,
              }}
            >
              <span>
                <strong>{label}:</strong> <FilterText field={field} name={name} values={filterValues} />
              </span>
              <IconButton
                onClick={clear}
                aria-label={translate('shell.filter.remove', { name: label })}
                sx={{ p: 0.5 }}
              >
                <CloseOutlined sx={{ fontSize: 15 }} />
              </IconButton>
            </Box>
          </li>
        );
      })}
    </Stack>
  );
}

function FilterText({ field, name, values }: { field: Field; name: string; values: FilterValues }) {
  const translate = useTranslate();
  const format = useFormat();
  const value = values[name];
  const day = (bound: 'gte' | 'lte'): string | undefined => {
    const limit = values[`${name}_${bound}`];
    if (limit === undefined) return undefined;
    return plainText(limit, shownTypeOf(field).limitsAs ?? field, {
      language: format.language,
      translate,
    });
  };
  const branch = values[belowKey(name)];
  if (value === undefined && branch !== undefined && isReference(field))
    return (
      <>
        <References to={field.to} ids={asList(branch)} /> {translate('shell.filter.below')}
      </>
    );
  if (value === undefined) {
    const [from, to] = [day('gte'), day('lte')];
    if (from && to) return `${from} – ${to}`;
    return from ? translate('shell.filter.since', { from }) : translate('shell.filter.until', { to });
  }
  if (value === null) return translate('shell.filter.empty');
  if (isReference(field)) return <References to={field.to} ids={asList(value)} />;
  return (Array.isArray(value) ? value : [value])
    .map((one) => plainText(one, field, { language: format.language, translate }))
    .join(', ');
}

function References({ to, ids }: { to: EntityName; ids: readonly string[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 ? ', ' : ''}
      <RecordLink to={to} id={id} isPlain />
    </span>
  ));
}
