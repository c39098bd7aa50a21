import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import { Box, Button, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import { keptTo } from '@plumbline/resources/language/permissions';
import { type ReactNode, useDeferredValue } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { dueField } from '../../data/words/due';
import { CreateButton } from '../../entities/list/CreateButton';
import { ListError } from '../../entities/list/ListError';
import { filteredListPath } from '../../entities/screenPaths';
import { NextRow, NextRows } from './NextRow';

interface NextUpProps {
  resource: EntityName;
  title: string;
  empty: string;
  filter: Readonly<Record<string, unknown>>;
  facts: readonly string[];
  extra?: (row: RaRecord<string>) => ReactNode;
  count?: number;
  /** Due date field, if it is not the sort field. */
  due?: string;
  order?: 'ASC' | 'DESC';
  canCreate?: boolean;
}

/** The same as a part of a dashboard. */
export const nextUp = (props: NextUpProps) => ({ title: props.title, content: <NextUp {...props} /> });

/** The next rows of a list by due date, with a link to the whole list. */
export function NextUp({
  resource,
  title,
  empty,
  filter,
  facts,
  extra,
  count = 6,
  canCreate = false,
  due: givenDue,
  order = 'ASC',
}: NextUpProps) {
  const translate = useTranslate();
  const entity = entities[resource];
  const due = givenDue ?? dueField(entity) ?? entity.list.sort;
  // For users with restricted access, an empty list does not mean that there is nothing.
  const kept = keptTo(entity, useActor());
  const {
    data: found,
    total = 0,
    error,
    refetch,
  } = useGetList<RaRecord<string>>(resource, {
    filter,
    pagination: { page: 1, perPage: count },
    sort: { field: due, order },
  });
  // Deferred, since several cards get their rows at about the same time; the screen stays responsive.
  const data = useDeferredValue(found);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          columnGap: 1,
          pl: 2,
          pr: 1,
          py: 0.75,
          minHeight: 50,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2">{title}</Typography>
        {total > 0 && (
          <Button
            component={RouterLink}
            to={filteredListPath(entity, filter)}
            variant="text"
            endIcon={<ArrowForwardOutlined />}
            sx={{ ml: 'auto' }}
          >
            {translate('shell.start.all', { total })}
          </Button>
        )}
      </Stack>
      {error && (
        <Box sx={{ p: 2 }}>
          <ListError error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {!data && !error && (
        <Stack sx={{ p: 2, gap: 1.5 }}>
          {['one', 'two', 'three'].map((key) => (
            <Skeleton key={key} variant="rounded" height={26} />
          ))}
        </Stack>
      )}
      {data && data.length === 0 && (
        <Stack sx={{ p: 3, alignItems: 'center', gap: 1.5, textAlign: 'center' }}>
          <Typography variant="body2" color="text.secondary">
            {empty}
            {kept && ` ${translate(`shell.list.kept.${kept}`)}`}
          </Typography>
          {canCreate && <CreateButton entity={entity} variant="outlined" />}
        </Stack>
      )}
      {data && data.length > 0 && (
        <NextRows>
          {data.map((row) => (
            <NextRow
              key={row.id}
              resource={resource}
              row={row}
              due={due}
              facts={facts}
              extra={extra?.(row)}
            />
          ))}
        </NextRows>
      )}
    </Paper>
  );
}
