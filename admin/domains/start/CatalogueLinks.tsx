import { CardActionArea, Paper, Stack, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import { type Right, rightOf } from '@plumbline/resources/language/permissions';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { entityLabel } from '../../data/words/labels';
import { entityIcon } from '../../entities/entityIcons';
import { listPath } from '../../entities/screenPaths';
import { CardGrid } from '../../kit/parts/CardGrid';

const kept = [
  'instances',
  'users',
  'brokers',
  'salesmen',
  'licenseSets',
  'licenses',
  'categories',
  'products',
  'auditRegulations',
] as const satisfies readonly EntityName[];

/** Links to the lists that provider staff and brokers manage. */
export function CatalogueLinks() {
  const actor = useActor();
  return (
    <CardGrid least={210} gap={1.5}>
      {kept
        .filter((name) => seesMany(rightOf(entities[name], 'read', actor)))
        .map((name) => (
          <CatalogueLink key={name} name={name} />
        ))}
    </CardGrid>
  );
}

// A list filtered to few rows is not offered.
const seesMany = (right: Right | undefined): boolean => right !== undefined && !Array.isArray(right);

function CatalogueLink({ name }: { name: EntityName }) {
  const translate = useTranslate();
  const entity = entities[name];
  const Icon = entityIcon(entity);
  return (
    <Paper component="li" variant="outlined">
      <CardActionArea component={Link} to={listPath(entity)} sx={{ p: 1.75 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
          <Icon aria-hidden sx={{ color: 'text.secondary' }} />
          <Typography sx={{ flex: 1, fontWeight: 550 }}>
            {translate(entityLabel(entity), { smart_count: 2 })}
          </Typography>
        </Stack>
      </CardActionArea>
    </Paper>
  );
}
