import { Box, CardActionArea, Paper, Skeleton, Stack } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../entities/errors/errorMessage';
import { filteredListPath } from '../../entities/screenPaths';
import { useFormat } from '../../entities/useFormat';
import type { Tile } from './tiles';

/** How many there are, leading to the list of them; loud only where there is something. */
export function CountTile({ tile: { name, resource, filter, icon: Icon, tone } }: { tile: Tile }) {
  const translate = useTranslate();
  const format = useFormat();
  const entity = entities[resource];
  const { total, isPending, error } = useGetList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: entity.list.sort, order: 'ASC' },
  });
  const isCalm = !total || tone === 'neutral' || tone === 'info';
  return (
    <Paper variant="outlined" component="li" sx={{ overflow: 'hidden' }}>
      <CardActionArea component={Link} to={filteredListPath(entity, filter)} sx={{ p: 1.75, height: '100%' }}>
        <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
          <Box>
            <Box
              sx={{
                fontSize: '1.625rem',
                fontWeight: 600,
                lineHeight: 1.15,
                letterSpacing: '-0.02em',
                color: isCalm ? 'text.primary' : `${tone}.main`,
              }}
            >
              {isPending ? (
                <Skeleton width={40} />
              ) : error ? (
                <span title={errorMessage(error, translate)}>–</span>
              ) : (
                format.number(total ?? 0)
              )}
            </Box>
            <Box sx={{ fontSize: '0.84375rem', color: 'text.secondary', mt: 0.25 }}>
              {translate(`shell.start.tile.${name}`)}
            </Box>
          </Box>
          <Icon aria-hidden sx={{ fontSize: 22, color: isCalm ? 'text.disabled' : `${tone}.main` }} />
        </Stack>
      </CardActionArea>
    </Paper>
  );
}
