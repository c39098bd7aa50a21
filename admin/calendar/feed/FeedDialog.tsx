import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material';
import { type FeedContent, feedContents } from '@plumbline/resources/calendar/calendarFeed';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../entities/errors/errorMessage';
import { makeFeed } from './feedCommands';

interface FeedDialogProps {
  isRenewal: boolean;
  onMade: () => void;
  onClose: () => void;
}

/** Asks what the calendar shall hold and shows its address, once. */
export function FeedDialog({ isRenewal, onMade, onClose }: FeedDialogProps) {
  const translate = useTranslate();
  const [content, setContent] = useState<FeedContent>('all');
  const [isCopied, setCopied] = useState(false);
  const make = useMutation({ mutationFn: makeFeed, onSuccess: onMade });
  const address = make.data?.address;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const title = translate(isRenewal ? 'calendar.feed.renew' : 'calendar.feed.make');
  return (
    <Dialog open onClose={address ? undefined : onClose} aria-labelledby="feed-title" fullWidth maxWidth="sm">
      <DialogTitle id="feed-title">{title}</DialogTitle>
      <DialogContent>
        {address ? (
          <Stack sx={{ gap: 2 }}>
            <Alert severity="warning">{translate('calendar.feed.once')}</Alert>
            <TextField
              label={translate('calendar.feed.address')}
              value={address}
              multiline
              slotProps={{
                htmlInput: { readOnly: true, style: { fontFamily: 'monospace', overflowWrap: 'anywhere' } },
              }}
            />
          </Stack>
        ) : (
          <Stack sx={{ gap: 2 }}>
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
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        {address ? (
          <>
            <Button variant="outlined" onClick={() => void copy(address)}>
              {translate(isCopied ? 'people.tokens.copied' : 'people.tokens.copy')}
            </Button>
            <Button variant="contained" onClick={onClose}>
              {translate('shell.action.done')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="text" onClick={onClose}>
              {translate('shell.action.cancel')}
            </Button>
            <Button variant="contained" loading={make.isPending} onClick={() => make.mutate(content)}>
              {translate('people.tokens.make')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
