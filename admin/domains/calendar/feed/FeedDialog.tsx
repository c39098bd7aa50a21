import { Alert, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { type FeedContent, feedContents } from '@plumbline/resources/rules/calendar/calendarFeed';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { SecretDialog } from '../../../kit/parts/SecretDialog';
import { makeFeed } from './feedCommands';

interface FeedDialogProps {
  isRenewal: boolean;
  onMade: () => void;
  onClose: () => void;
}

/** Asks for the content of the feed and shows its URL once. */
export function FeedDialog({ isRenewal, onMade, onClose }: FeedDialogProps) {
  const translate = useTranslate();
  const [content, setContent] = useState<FeedContent>('all');
  const make = useMutation({ mutationFn: makeFeed, onSuccess: onMade });
  return (
    <SecretDialog
      title={translate(isRenewal ? 'calendar.feed.renew' : 'calendar.feed.make')}
      label={translate('calendar.feed.address')}
      warning={translate('calendar.feed.once')}
      secret={make.data?.address ?? null}
      isMaking={make.isPending}
      maxWidth="sm"
      onMake={() => make.mutate(content)}
      onClose={onClose}
    >
      {make.error && <Alert severity="error">{errorMessage(make.error, translate)}</Alert>}
      {isRenewal && <Alert severity="info">{translate('calendar.feed.replaces')}</Alert>}
      <RadioGroup
        aria-label={translate('calendar.feed.contentLabel')}
        value={content}
        onChange={(_event, value) => setContent(feedContents.find((one) => one === value) ?? 'all')}
      >
        {feedContents.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={translate(`calendar.feed.content.${one}`)}
          />
        ))}
      </RadioGroup>
    </SecretDialog>
  );
}
