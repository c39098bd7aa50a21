import { Button, CircularProgress, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { useFormat } from '../../../data/words/useFormat';
import { ListError } from '../../../entities/list/ListError';
import { RevokeDialog } from '../../../kit/parts/RevokeDialog';
import { SettingsCard } from '../../../kit/parts/SettingsCard';
import { FeedDialog } from './FeedDialog';
import { readFeed, revokeFeed } from './feedCommands';

/** The secret calendar feed URL for other calendar programs: create, renew and revoke. */
export function FeedCard() {
  const translate = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [isRevoking, setRevoking] = useState(false);
  const query = useQuery({ queryKey: ['calendar', 'feed'], queryFn: readFeed });
  const revoke = useMutation({
    mutationFn: revokeFeed,
    onSuccess: async () => {
      setRevoking(false);
      await query.refetch();
      notify('calendar.feed.revoked', { type: 'success' });
    },
    onError: (error) => notify(errorMessage(error, translate), { type: 'error' }),
  });
  const feed = query.data?.feed;
  return (
    <SettingsCard title={translate('calendar.feed.title')}>
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
        {translate('calendar.feed.text')}
      </Typography>
      {query.error ? (
        <ListError error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <CircularProgress size={24} aria-label={translate('shell.loading')} />
      ) : (
        <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
          {feed ? (
            <Typography>
              {[
                translate(`calendar.feed.content.${feed.content}`),
                translate('calendar.feed.since', { date: format.dateTime(feed.createdAt) }),
                feed.lastUsedAt
                  ? translate('calendar.feed.used', { date: format.dateTime(feed.lastUsedAt) })
                  : translate('calendar.feed.unused'),
              ].join(' · ')}
            </Typography>
          ) : (
            <Typography color="text.secondary">{translate('calendar.feed.none')}</Typography>
          )}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {translate(feed ? 'calendar.feed.renew' : 'calendar.feed.make')}
            </Button>
            {feed && (
              <Button variant="outlined" color="error" onClick={() => setRevoking(true)}>
                {translate('calendar.feed.revoke')}
              </Button>
            )}
          </Stack>
        </Stack>
      )}
      {isRevoking && (
        <RevokeDialog
          title={translate('calendar.feed.revokeTitle')}
          text={translate('calendar.feed.revokeText')}
          confirm={translate('calendar.feed.revoke')}
          isPending={revoke.isPending}
          onConfirm={() => revoke.mutate()}
          onClose={() => setRevoking(false)}
        />
      )}
      {isOpen && (
        <FeedDialog
          isRenewal={Boolean(feed)}
          onMade={() => void query.refetch()}
          onClose={() => setOpen(false)}
        />
      )}
    </SettingsCard>
  );
}
