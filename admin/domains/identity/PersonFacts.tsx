import { Alert, Box, Link, Paper, Typography } from '@mui/material';
import type { Explained } from '@plumbline/resources/commands/identity';
import { entities } from '@plumbline/resources/entities/index';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { useFormat } from '../../data/words/useFormat';
import { showPath } from '../../entities/screenPaths';

/** Where the person's rights come from: role, account, sign-in and restrictions. */
export function PersonFacts({ person }: { person: Explained }) {
  const translate = useTranslate();
  const format = useFormat();
  const isOwn = useActor().instance === person.instance;
  const { role, signIn, erasedOn, others, contact } = person;
  return (
    <>
      {erasedOn && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('identity.person.terminated', { day: format.date(erasedOn) })}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ px: 2, py: 1.5, mb: 2 }}>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
            gap: 1.5,
          }}
        >
          <Fact label={translate('identity.person.role')}>
            {role ? translate(`shell.role.${role}`) : translate('identity.people.noRole')}
          </Fact>
          <Fact label={translate('identity.person.account')}>
            {person.instanceName || translate('identity.kind.provider')}
          </Fact>
          <Fact label={translate('identity.person.signIn')}>
            {translate(`identity.signIn.${signIn}`)}
            {person.email && (
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {isOwn && contact ? (
                  <Link component={RouterLink} to={showPath(entities.contacts, contact)}>
                    {person.email}
                  </Link>
                ) : (
                  person.email
                )}
              </Typography>
            )}
          </Fact>
          <Fact label={translate('identity.person.locations')}>
            <Permitted of={person.locations} />
          </Fact>
          <Fact label={translate('identity.person.categories')}>
            <Permitted of={person.categories} />
          </Fact>
          {others.length > 0 && (
            <Fact label={translate('identity.person.others')}>
              {others.map((one) => (
                <Link
                  key={one.contact ?? 'provider'}
                  component={RouterLink}
                  to={one.contact ? `/identity/contacts/${one.contact}` : `/identity/users/${person.user}`}
                  sx={{ display: 'block' }}
                >
                  {[
                    one.contact ? one.instanceName : translate('identity.kind.provider'),
                    one.role && translate(`shell.role.${one.role}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Link>
              ))}
            </Fact>
          )}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {translate('identity.person.delay')}
        </Typography>
      </Paper>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </div>
  );
}

function Permitted({ of: { access, count, names } }: { of: Explained['locations'] }) {
  const translate = useTranslate();
  if (access === 'all') return translate('identity.person.allOf');
  if (!names || names.length === 0) return translate('identity.person.someOf', { smart_count: count });
  return translate('identity.person.someNamed', { names: names.join(', ') });
}
