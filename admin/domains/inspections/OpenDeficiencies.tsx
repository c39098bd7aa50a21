import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { entities } from '@plumbline/resources/entities/index';
import { openFilter } from '@plumbline/resources/language/due';
import { mayEver } from '@plumbline/resources/language/permissions';
import { rackGrid } from '@plumbline/resources/rules/racks/index';
import { useMemo } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { ListError } from '../../entities/list/ListError';
import { filteredListPath } from '../../entities/screenPaths';
import { BayNames } from '../racks';
import { FoundDeficiencies } from './FoundDeficiencies';
import { FoundOnRack } from './FoundOnRack';

/** Shown as cards. */
const count = 3;
/** Shown on the front of a rack. */
const mostMarks = 100;

/** The open deficiencies of an equipment, the most dangerous first; nothing where there are none. */
export function OpenDeficiencies({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const entity = entities.deficiencies;
  const canRead = mayEver(entity, 'read', useActor());
  const filter = { equipment: record.id, ...openFilter(entity), isNotAsked: false };
  const { fieldCount = null, levelCount = null, fieldNames = null } = record;
  const grid = useMemo(
    () => rackGrid({ fieldCount, levelCount, fieldNames }),
    [fieldCount, levelCount, fieldNames],
  );
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<Deficiency>(
    'deficiencies',
    {
      filter,
      sort: { field: 'dangerLevel', order: 'DESC' },
      pagination: { page: 1, perPage: grid ? mostMarks : count },
    },
    { enabled: canRead },
  );
  const isExpected = Number(record.openMeasures ?? 0) > 0;
  if (!canRead || (data ? data.length === 0 : !error && !isExpected)) return null;
  return (
    <Box component="section" aria-labelledby="open-deficiencies" sx={{ mb: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
        <Typography id="open-deficiencies" component="h2" variant="subtitle2">
          {translate('audit.earlier.title')}
        </Typography>
        {total > count && (
          <Button component={Link} to={filteredListPath(entity, filter)} variant="text">
            {translate('shell.start.all', { total })}
          </Button>
        )}
      </Stack>
      {data ? (
        <BayNames value={grid?.bays}>
          <FoundDeficiencies deficiencies={data.slice(0, count)} />
          {grid && <FoundOnRack grid={grid} deficiencies={data} />}
        </BayNames>
      ) : error ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={72} sx={{ mt: 1 }} />
      )}
    </Box>
  );
}
