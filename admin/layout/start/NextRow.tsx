import { Box, Link, Stack } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/entities/names';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Cell, isAbsent } from '../../entities/cells/Cell';
import { showPath } from '../../entities/screenPaths';
import { titleReference } from '../../entities/title/titleOf';
import { useRecordTitle } from '../../entities/title/useRecordTitle';

/** One of the next rows: what it is, a few facts, and when it is due. */
export function NextRow({
  resource,
  row,
  due,
  facts,
  extra,
}: {
  resource: EntityName;
  row: RaRecord<string>;
  due: string;
  facts: readonly string[];
  extra: ReactNode;
}) {
  const entity = entities[resource];
  const title = useRecordTitle(entity, row);
  const namedBy = titleReference(entity, row)?.name;
  const cell = (name: string) => {
    const field = entity.fields[name];
    return (
      field &&
      !isAbsent(row[name]) && (
        <span key={name}>
          <Cell entity={entity} name={name} field={field} value={row[name]} record={row} place="row" />
        </span>
      )
    );
  };
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        px: 2,
        py: 1.125,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Stack
        direction="row"
        sx={{
          columnGap: 1.5,
          rowGap: 0.75,
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
        }}
      >
        <Box sx={{ minWidth: 0, flex: '1 1 148px', overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={showPath(entity, row.id)}
            color="text.primary"
            sx={{
              fontWeight: 600,
              fontSize: '0.875rem',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {title}
          </Link>
          <Stack
            direction="row"
            sx={{
              fontSize: '0.8125rem',
              color: 'text.secondary',
              columnGap: 1.25,
              flexWrap: 'wrap',
              '& a': { position: 'relative', zIndex: 1 },
            }}
          >
            {facts.filter((name) => name !== namedBy).map(cell)}
          </Stack>
        </Box>
        <Stack sx={{ alignItems: 'flex-end', gap: 0.75, flexShrink: 0, fontSize: '0.8125rem' }}>
          {cell(due)}
          {extra}
        </Stack>
      </Stack>
    </Box>
  );
}
