import { Button, ListItem, ListItemText, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { listTokens, revokeToken } from '../../data/session/peopleCommands';
import { useFormat } from '../../data/words/useFormat';
import { RevokeDialog } from '../../kit/parts/RevokeDialog';
import { SettingsCard } from '../../kit/parts/SettingsCard';
import { LoadedList } from './LoadedList';
import { TokenDialog } from './TokenDialog';

/** Personal API tokens with scope and expiry: created, shown once, and revoked here. */
export function TokenList() {
  const translate = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [revoked, setRevoked] = useState<{ id: string; name: string } | null>(null);
  const query = useQuery({ queryKey: ['people', 'tokens'], queryFn: listTokens });
  const revoke = useMutation({
    mutationFn: revokeToken,
    onSuccess: async () => {
      setRevoked(null);
      await query.refetch();
      notify('people.tokens.revoked', { type: 'success' });
    },
    onError: (error) => notify(errorMessage(error, translate), { type: 'error' }),
  });
  return (
    <SettingsCard title={translate('people.tokens.title')}>
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
        {translate('people.tokens.text')}
      </Typography>
      <LoadedList
        query={query}
        empty={translate('people.tokens.empty')}
        row={({ id, name, scopes, expiresAt, lastUsedAt }) => (
          <ListItem key={id} disableGutters divider sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
            <ListItemText
              sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}
              primary={name}
              secondary={[
                translate(`people.tokens.scope.${scopes.includes('write') ? 'write' : 'read'}`),
                expiresAt
                  ? translate('people.tokens.until', { date: format.dateTime(expiresAt) })
                  : translate('people.tokens.forever'),
                lastUsedAt
                  ? translate('people.tokens.used', { date: format.dateTime(lastUsedAt) })
                  : translate('people.tokens.unused'),
              ].join(' · ')}
            />
            <Button
              variant="outlined"
              color="error"
              aria-label={`${translate('people.tokens.revoke')}: ${name}`}
              onClick={() => setRevoked({ id, name })}
            >
              {translate('people.tokens.revoke')}
            </Button>
          </ListItem>
        )}
      />
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        {translate('people.tokens.create')}
      </Button>
      {revoked && (
        <RevokeDialog
          title={translate('people.tokens.revokeTitle', { name: revoked.name })}
          text={translate('people.tokens.revokeText')}
          confirm={translate('people.tokens.revoke')}
          isPending={revoke.isPending}
          onConfirm={() => revoke.mutate(revoked.id)}
          onClose={() => setRevoked(null)}
        />
      )}
      {isOpen && <TokenDialog onMade={() => void query.refetch()} onClose={() => setOpen(false)} />}
    </SettingsCard>
  );
}
