import { Box, CardActionArea, Paper, Skeleton, Stack } from '@mui/material';
import type { Figure } from '@plumbline/resources/dashboard/figures';
import { entities } from '@plumbline/resources/entities/index';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { filteredListPath } from '../../entities/screenPaths';
import { useFormat } from '../../entities/useFormat';
import { tileLook } from './tiles';

interface CountTileProps {
  figure: Figure;
  /** Absent: not known, or not yet. */
  count: number | undefined;
  isPending: boolean;
}

/** How many there are, leading to the list of them; loud only where there is something. */
export function CountTile({ figure: { name, resource, filter }, count, isPending }: CountTileProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { icon: Icon, tone } = tileLook(name);
  const isCalm = !count || tone === 'neutral' || tone === 'info';
  return (
    <Paper variant="outlined" component="li" sx={{ overflow: 'hidden' }}>
      <CardActionArea
        component={Link}
        to={filteredListPath(entities[resource], filter)}
        sx={{ p: { xs: 1.25, sm: 1.75 }, height: '100%' }}
      >
        <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 0.5 }}>
          <Box sx={{ minWidth: 0 }}>
            <Box
              sx={{
                fontSize: '1.625rem',
                fontWeight: 600,
                lineHeight: 1.15,
                letterSpacing: '-0.02em',
                color: isCalm ? 'text.primary' : `${tone}.main`,
              }}
            >
              {isPending ? <Skeleton width={40} /> : count === undefined ? '–' : format.number(count)}
            </Box>
            <Box
              sx={{ fontSize: '0.84375rem', color: 'text.secondary', mt: 0.25, overflowWrap: 'anywhere' }}
              lang={format.language.slice(0, 2)}
              style={{ hyphens: 'auto' }}
            >
              {translate(`shell.start.tile.${name}`)}
            </Box>
          </Box>
          <Icon
            aria-hidden
            sx={{ fontSize: 22, flexShrink: 0, color: isCalm ? 'text.disabled' : `${tone}.main` }}
          />
        </Stack>
      </CardActionArea>
    </Paper>
  );
}
