import { Box, Typography } from '@mui/material';
import { accountFigures } from '@plumbline/resources/commands/instances';
import { entities } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/language/permissions';
import { accountAmounts } from '@plumbline/resources/rules/people/accountFigures';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';
import { useFormat } from '../../data/words/useFormat';
import { Fact } from '../../entities/show/Fact';

/** Usage figures of an account, for those who manage it. */
export function FiguresFacts({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const format = useFormat();
  const actor = useActor();
  const { isOnline } = useConnection();
  const keeps = actor.instanceType === 'PROVIDER' || mayEver(entities.instances, 'update', actor);
  const { data } = useQuery({
    queryKey: ['instances', 'figures', record.id],
    queryFn: () => callCommand(accountFigures, { id: record.id }),
    enabled: keeps && isOnline,
  });
  if (!data) return null;
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {translate('rules.figures.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2.25,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {accountAmounts.map((name) => (
          <Fact key={name} label={translate(`rules.figures.${name}`)}>
            {format.number(data[name])}
          </Fact>
        ))}
        {data.lastActivity && (
          <Fact label={translate('rules.figures.lastActivity')}>{format.dateTime(data.lastActivity)}</Fact>
        )}
      </Box>
    </Box>
  );
}
