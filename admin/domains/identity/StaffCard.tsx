import BlockOutlined from '@mui/icons-material/BlockOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Link, Paper, Stack, Typography } from '@mui/material';
import type { StaffMember } from '@plumbline/resources/commands/identity';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../data/words/useFormat';
import { StatusChip } from '../../entities/StatusChip';
import { StaffChanges } from './StaffChanges';

/** One person: role, rights and their sources, and the history of changes. */
export function StaffCard({ member }: { member: StaffMember }) {
  const translate = useTranslate();
  const format = useFormat();
  const { kind, user, contact, name, email, isActive, instanceName, role, isNamedAdmin, mirrored } = member;
  const to = kind === 'provider' ? `/identity/users/${user}` : `/identity/contacts/${contact}`;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        gap: { xs: 1.25, md: 3 },
        px: 2,
        py: 1.5,
      }}
    >
      <div>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h3" component="h3">
            {name}
          </Typography>
          {!isActive && (
            <StatusChip tone="neutral" icon={BlockOutlined} label={translate('identity.staff.inactive')} />
          )}
        </Stack>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[role && translate(`shell.role.${role}`), kind === 'provider' ? null : instanceName]
            .filter(Boolean)
            .join(' · ')}
          {isNamedAdmin && ` · ${translate('identity.staff.named')}`}
        </Typography>
        {email && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
        )}
        {kind === 'salesman' ? (
          <Typography variant="body2" color="text.secondary">
            {translate('identity.staff.listed')}
          </Typography>
        ) : (
          <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: 0.5 }}>
            {translate('identity.staff.rights')}
          </Link>
        )}
      </div>
      <div>
        <RightsBySource member={member} />
        {mirrored.map(({ instanceName: account, until, mayWrite }) => (
          <Box key={`${account} ${until}`} sx={{ mt: 1 }}>
            <StatusChip
              tone={mayWrite ? 'warning' : 'info'}
              icon={VisibilityOutlined}
              label={translate(`identity.staff.${mayWrite ? 'mirrorsWriting' : 'mirrors'}`, {
                account,
                time: format.dateTime(until),
              })}
            />
          </Box>
        ))}
        <StaffChanges changes={member.changes} />
      </div>
    </Paper>
  );
}

function RightsBySource({ member: { rights } }: { member: StaffMember }) {
  const translate = useTranslate();
  if (rights.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('identity.staff.noRights')}
      </Typography>
    );
  return (['role', 'unlocked'] as const).map((source) => {
    const named = rights.filter(({ from }) => from === source);
    return (
      named.length > 0 && (
        <Box key={source} sx={{ mb: 0.75 }}>
          <Typography variant="caption" color="text.secondary" component="p">
            {translate(`identity.source.${source}`)}
          </Typography>
          <Box
            component="ul"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
          >
            {named.map(({ right }) => (
              <Typography
                key={right}
                component="li"
                variant="body2"
                sx={{ px: 0.875, py: 0.125, borderRadius: 1, backgroundColor: 'action.selected' }}
              >
                {translate(`identity.right.${right}`)}
              </Typography>
            ))}
          </Box>
        </Box>
      )
    );
  });
}
