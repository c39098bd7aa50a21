import { Box, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { useTranslate } from 'react-admin';
import { entityLabel } from '../../data/words/labels';
import type { RecentRecord } from '../../entities/recent/useRecentRecords';
import { SearchHit } from './SearchHit';
import type { SearchGroup } from './useSearch';

interface SearchHitsProps {
  id: string;
  groups: readonly SearchGroup[];
  /** Index of the active row over all groups. */
  active: number;
  optionId: (index: number) => string;
  onOpen: (record: RecentRecord) => void;
}

/** Search results grouped by entity, as one listbox. */
export function SearchHits({ id, groups, active, optionId, onOpen }: SearchHitsProps) {
  const translate = useTranslate();
  let index = -1;
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={translate('search.open')}
      sx={{ maxHeight: '60dvh', overflowY: 'auto', mt: 0.5 }}
    >
      {groups.map(({ resource, rows, hasMore }) => {
        const label = translate(entityLabel(entities[resource]), { smart_count: 2 });
        return (
          <Box key={resource} role="group" aria-label={label}>
            <Typography
              aria-hidden
              variant="subtitle2"
              component="p"
              color="text.secondary"
              sx={{ px: 2, pt: 1 }}
            >
              {label}
              {hasMore && ' …'}
            </Typography>
            {rows.map((record) => {
              index += 1;
              return (
                <SearchHit
                  key={record.id}
                  id={optionId(index)}
                  entity={entities[resource]}
                  record={record}
                  isActive={index === active}
                  onOpen={() => onOpen({ resource, id: record.id })}
                />
              );
            })}
          </Box>
        );
      })}
    </Box>
  );
}
