import { Button, Paper, Stack, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { keptTo, mayEver } from '@plumbline/resources/language/permissions';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { entityIcon } from '../entityIcons';
import { givenFilter } from './givenFilter';
import { NotOnDevice } from './NotOnDevice';

/** Empty state: what belongs here, and how to begin for those with the right. */
export function ListEmpty({
  entity,
  actions,
  isCompact = false,
}: {
  entity: AnyEntity;
  actions: ReactNode;
  isCompact?: boolean;
}) {
  const translate = useTranslate();
  const Icon = entityIcon(entity);
  const actor = useActor();
  const { isOnline } = useConnection();
  const kept = keptTo(entity, actor);
  // With restricted rights there may be rows of others, so no invitation to create the first one.
  const told = ['explains', ...(!kept && mayEver(entity, 'create', actor) ? ['invite'] : [])];
  // Rows of locations are only on the device if downloaded; those of other accounts never are.
  const isElsewhere = typeof entity.offline === 'object' || actor.instanceType === 'PROVIDER';
  if (!isOnline && isElsewhere) return <NotOnDevice />;
  return (
    <Paper variant="outlined" sx={{ p: isCompact ? 2.5 : 6, textAlign: 'center', borderStyle: 'dashed' }}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <Icon aria-hidden sx={{ fontSize: isCompact ? 28 : 44, color: 'text.disabled' }} />
        <Typography variant={isCompact ? 'h3' : 'h2'} component="p">
          {translate(`resources.${entity.name}.empty`, { _: translate('shell.list.nothing') })}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '52ch' }}>
          {told.map((text) => translate(`resources.${entity.name}.${text}`, { _: '' })).join(' ')}
          {kept && ` ${translate(`shell.list.kept.${kept}`)}`}
        </Typography>
        {actions && (
          <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
            {actions}
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}

/** No results for the filters. */
export function ListNoHits({ entity }: { entity: AnyEntity }) {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  return (
    <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }} role="status">
      <Typography variant="h3" component="p">
        {translate('shell.list.noHits')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('shell.list.noHitsHelp')}
      </Typography>
      <Button variant="outlined" onClick={() => setFilters(givenFilter(entity), undefined, false)}>
        {translate('shell.filter.clear')}
      </Button>
    </Paper>
  );
}
