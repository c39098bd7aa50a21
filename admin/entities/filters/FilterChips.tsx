import { Chip, Stack } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { EntityName } from '@plumbline/resources/entities/names';
import type { Field } from '@plumbline/resources/fields/field';
import { useListContext, useTranslate } from 'react-admin';
import { RecordLink } from '../cells/RecordLink';
import { fieldLabel } from '../labels';
import { plainText } from '../texts/plainText';
import { useFormat } from '../useFormat';
import { asList } from './asList';
import { activeFilters, patchedFilter } from './filterModel';
import type { FilterValues } from './filterProps';

/** What the list is narrowed to, in words, each to be taken out by a click. */
export function FilterChips({ entity }: { entity: AnyEntity }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const active = activeFilters(entity, filterValues);
  if (active.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }} component="ul" aria-label={translate('shell.filter.active')} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {active.map(({ name, keys }) => {
        const field = entity.fields[name];
        if (!field) return null;
        const clear = () => setFilters(patchedFilter(filterValues, Object.fromEntries(keys.map((key) => [key, undefined]))), undefined, false);
        const label = translate(fieldLabel(entity, name));
        return (
          <li key={name}>
            <Chip
              size="small" onDelete={clear} label={<><strong>{label}:</strong> <FilterText field={field} name={name} values={filterValues} /></>}
              slotProps={{ root: { tabIndex: 0, 'aria-label': translate('shell.filter.remove', { name: label }) } }}
            />
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
    // Of a moment only the day was asked for.
    return plainText(limit, field.type === 'datetime' ? { type: 'date' } : field, { language: format.language, translate });
  };
  if (value === undefined) {
    const [from, to] = [day('gte'), day('lte')];
    if (from && to) return `${from} – ${to}`;
    return from ? translate('shell.filter.since', { from }) : translate('shell.filter.until', { to });
  }
  if (value === null) return translate('shell.filter.empty');
  if (field.type === 'reference') return <References to={field.to} ids={asList(value)} />;
  return (Array.isArray(value) ? value : [value]).map((one) => plainText(one, field, { language: format.language, translate })).join(', ');
}

function References({ to, ids }: { to: EntityName; ids: readonly string[] }) {
  return ids.map((id, index) => <span key={id}>{index > 0 ? ', ' : ''}<RecordLink to={to} id={id} isPlain /></span>);
}
