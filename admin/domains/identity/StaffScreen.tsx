import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { listStaff, type StaffMember } from '@plumbline/resources/commands/identity';
import { fold } from '@plumbline/resources/language/exchange/fold';
import { staffKinds } from '@plumbline/resources/rules/rights/people';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';
import { ListError } from '../../entities/list/ListError';
import { LoadingShape } from '../../kit/parts/LoadingShape';
import { SearchField } from '../../kit/parts/SearchField';
import { StaffCard } from './StaffCard';
import { searchWidth } from './searchWidth';

/** All users with system rights, grouped by their origin. */
export function StaffScreen() {
  const translate = useTranslate();
  const { user, instance } = useActor();
  const [text, setText] = useState('');
  const [kind, setKind] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['identity', 'staff', instance, user],
    queryFn: ({ signal }) => callCommand(listStaff, {}, { signal }),
  });
  const shown = (data ?? []).filter((one) => matches(one, text) && (kind === '' || one.kind === kind));
  return (
    <>
      <Stack role="search" sx={{ flexDirection: { xs: 'column', md: 'row' }, gap: 1.5, mb: 2 }}>
        <SearchField
          label={translate('identity.filter.text')}
          value={text}
          onChange={setText}
          sx={searchWidth}
        />
        <TextField
          select
          size="small"
          label={translate('identity.filter.kind')}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ width: { md: 240 } }}
        >
          <MenuItem value="">{translate('identity.filter.all')}</MenuItem>
          {staffKinds.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`identity.kind.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingShape label={translate('identity.loading')} height={320} />}
      {data && shown.length === 0 && (
        <Typography role="status" color="text.secondary" sx={{ textAlign: 'center', py: 4 }}>
          {translate('identity.staff.none')}
        </Typography>
      )}
      <Stack sx={{ gap: 3 }}>
        {staffKinds.map((one) => (
          <Group key={one} kind={one} members={shown.filter((member) => member.kind === one)} />
        ))}
      </Stack>
    </>
  );
}

function Group({ kind, members }: { kind: string; members: readonly StaffMember[] }) {
  const translate = useTranslate();
  if (members.length === 0) return null;
  const title = translate(`identity.kind.${kind}`);
  return (
    <section aria-label={title}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          {members.length}
        </Typography>
      </Typography>
      <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {members.map((member) => (
          <StaffCard key={member.id} member={member} />
        ))}
      </Stack>
    </section>
  );
}

const matches = ({ name, email, instanceName }: StaffMember, text: string): boolean => {
  const said = fold([name, email, instanceName].filter(Boolean).join(' '));
  return fold(text)
    .split(/\s+/)
    .every((word) => said.includes(word));
};
