import { Box, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { NamedList } from '../../data/offline/merge/flattenItems';
import { itemLabel } from '../../data/words/labels';
import { itemChanges } from './itemChanges';
import { useItemTitle } from './useItemTitle';

interface ItemChangeListProps {
  entity: AnyEntity;
  list: NamedList;
  record: Readonly<Record<string, unknown>>;
  before: unknown;
  after: unknown;
}

const shownFirst = 6;

/** One side's changes to a list, item by item. */
export function ItemChangeList({ entity, list, record, before, after }: ItemChangeListProps) {
  const translate = useTranslate();
  const titleOf = useItemTitle(entity, record);
  const changes = useMemo(() => itemChanges(list, before, after), [list, before, after]);
  if (changes.length === 0)
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        {translate('stale.unchanged')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
      {changes.slice(0, shownFirst).map(({ kind, item, fields }) => (
        <Typography component="li" variant="body2" key={item.id}>
          {translate(`stale.${kind}`, { item: titleOf(item) })}
          {fields.length > 0 &&
            ` (${fields.map((field) => translate(itemLabel(entity, item.list.name, field))).join(', ')})`}
        </Typography>
      ))}
      {changes.length > shownFirst && (
        <Typography component="li" variant="body2" color="text.secondary">
          {translate('stale.more', { smart_count: changes.length - shownFirst })}
        </Typography>
      )}
    </Box>
  );
}
