import { Box, Link, Paper, Stack, Typography } from '@mui/material';
import { type FoundPerson, searchPeople } from '@plumbline/resources/commands/identity';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';
import { ListError } from '../../entities/list/ListError';
import { LoadingShape } from '../../kit/parts/LoadingShape';
import { SearchField } from '../../kit/parts/SearchField';
import { searchWidth } from './searchWidth';

/** Debounce of the search in milliseconds. */
const pause = 300;
const shortest = 2;

/** Searches people in all accounts; the search is kept in the URL. */
export function PeopleSearch() {
  const translate = useTranslate();
  const { user, instance } = useActor();
  const [asked, setAsked] = useSearchParams();
  const q = asked.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    if (typed.trim() === q) return undefined;
    const next = { tab: 'people', ...(typed.trim() ? { q: typed.trim() } : {}) };
    const timer = window.setTimeout(() => setAsked(next, { replace: true }), pause);
    return () => window.clearTimeout(timer);
  }, [typed, q, setAsked]);
  const isAsked = q.length >= shortest;
  const { data, error, refetch } = useQuery({
    queryKey: ['identity', 'people', instance, user, q],
    queryFn: ({ signal }) => callCommand(searchPeople, { input: { q } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Stack role="search" direction="row" sx={{ mb: 2 }}>
        <SearchField
          label={translate('identity.filter.text')}
          value={typed}
          onChange={setTyped}
          sx={searchWidth}
        />
      </Stack>
      {!isAsked && <Hint>{translate('identity.people.hint')}</Hint>}
      {isAsked && error && !data && <ListError error={error} onRetry={() => void refetch()} />}
      {isAsked && !error && !data && <LoadingShape label={translate('identity.loading')} height={200} />}
      {isAsked && data?.rows.length === 0 && <Hint>{translate('identity.people.none')}</Hint>}
      {isAsked && data && data.rows.length > 0 && (
        <Paper variant="outlined">
          <Box
            component="ul"
            aria-label={translate('identity.tab.people')}
            sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            {data.rows.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </Box>
        </Paper>
      )}
      {isAsked && data?.hasMore && <Hint>{translate('identity.people.more')}</Hint>}
    </>
  );
}

const Hint = ({ children }: { children: string }) => (
  <Typography role="status" color="text.secondary" sx={{ py: 2, maxWidth: '70ch' }}>
    {children}
  </Typography>
);

function PersonRow({ person: { kind, id, name, email, instanceName, role } }: { person: FoundPerson }) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1.5fr)' },
        gap: { xs: 0.25, md: 2 },
        px: 2,
        py: 1.25,
      }}
    >
      <div>
        <Link
          component={RouterLink}
          to={`/identity/${kind}/${id}`}
          sx={{ fontWeight: 600, py: 0.5, display: 'inline-block' }}
        >
          {name || email}
        </Link>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
      </div>
      <Typography variant="body2">
        {kind === 'users' ? translate('identity.kind.provider') : instanceName}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {role ? translate(`shell.role.${role}`) : translate('identity.people.noRole')}
      </Typography>
    </Box>
  );
}
