import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { Alert } from '@mui/material';
import { readReach } from '@plumbline/resources/commands/messages';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RaRecord, useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';

type Values = Readonly<Record<string, unknown>>;
type Targets = InputOf<typeof readReach>;

/** Number of recipients of a message while its audience is being chosen. */
export function ReachNote({ values }: { values: Values }) {
  const translate = useTranslate();
  const { user, instance, instanceType } = useActor();
  const input = targetsIn(values);
  const { data, isError } = useQuery({
    queryKey: ['messages', 'reach', instance, user, input],
    queryFn: ({ signal }) => callCommand(readReach, { input }, { signal }),
    enabled: instanceType === 'PROVIDER',
    placeholderData: keepPreviousData,
  });
  if (instanceType !== 'PROVIDER') return null;
  const said = () => {
    if (isError) return translate('messages.reach.failed');
    if (!data) return translate('messages.reach.loading');
    if (data.people === 0) return translate('messages.reach.nobody');
    const counts = (['accounts', 'people'] as const).map((what) =>
      translate(`messages.reach.${what}`, { smart_count: data[what] }),
    );
    const besides = [
      values.beforeVersion && translate('messages.reach.version'),
      values.isActive === false && translate('messages.reach.inactive'),
    ];
    return [`${counts.join(', ')}.`, ...besides.filter(Boolean)].join(' ');
  };
  return (
    <Alert
      severity={isError || data?.people === 0 ? 'warning' : 'info'}
      icon={<GroupsOutlined fontSize="inherit" />}
      role="status"
      sx={{ mx: { xs: 1.5, sm: 2.5 }, mb: 2.5 }}
    >
      <strong>{translate('messages.reach.title')}:</strong> {said()}
    </Alert>
  );
}

/** Number of recipients of a saved message. */
export const ReachFact = ({ record }: { record: RaRecord<string> }) => <ReachNote values={record} />;

function targetsIn({ audience, role, broker, account }: Values): Targets {
  const chosen = Object.entries({ audience, role, broker, account }).filter(
    ([, value]) => typeof value === 'string' && value !== '',
  );
  return Object.fromEntries(chosen) as Targets; // of the fields that the form offers values for
}
