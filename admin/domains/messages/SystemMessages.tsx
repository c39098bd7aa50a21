import { Alert, AlertTitle, Stack } from '@mui/material';
import type { SystemMessage } from '@plumbline/resources/entities/systemMessages';
import { localized } from '@plumbline/resources/language/languages';
import { useEffect } from 'react';
import { useGetList, useStore, useTranslate } from 'react-admin';
import { runningVersion } from '../../data/device';
import { useActor } from '../../data/session/ActorProvider';
import { today } from '../../data/words/due';
import { useLanguage } from '../../data/words/useLanguage';
import { LocalizedParagraphs } from '../../entities/texts/LocalizedParagraphs';
import { useLater } from '../../kit/behaviour/useLater';
import { isDismissible, shownMessages } from './shownMessages';
import { useDismissed } from './useDismissed';

const severity = { INFO: 'info', WARNING: 'warning', ERROR: 'error' } as const;

/**
 * Messages of the provider: maintenance, disruptions, news. Loaded after the screen is shown; the last known messages
 * are shown at once, so that the layout does not shift.
 */
export function SystemMessages() {
  const translate = useTranslate();
  const language = useLanguage();
  const actor = useActor();
  const { dismissed, dismiss } = useDismissed();
  const [known, setKnown] = useStore<SystemMessage[]>(`messages.known.${actor.user}`, []);
  const day = today();
  const { data } = useGetList<SystemMessage>(
    'systemMessages',
    {
      filter: { isActive: true, validFrom_lte: day },
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'validFrom', order: 'DESC' },
    },
    { enabled: useLater(), staleTime: 5 * 60_000 },
  );
  useEffect(() => {
    if (data) setKnown(data);
  }, [data, setKnown]);
  const shown = shownMessages(data ?? known, { ...actor, dismissed, day, version: runningVersion() });
  if (shown.length === 0) return null;
  return (
    <Stack component="aside" aria-label={translate('dashboard.messages.label')} sx={{ gap: 1, mb: 2 }}>
      {shown.map((message) => (
        <Alert
          key={message.id}
          severity={severity[message.level]}
          variant="outlined"
          role={message.level === 'ERROR' ? 'alert' : 'status'}
          closeText={`${translate('dashboard.messages.dismiss')}: ${localized(message.title, language)}`}
          {...(isDismissible(message) ? { onClose: () => dismiss(message) } : {})}
        >
          <AlertTitle sx={{ fontSize: '0.9375rem', mb: 0.25 }}>
            {localized(message.title, language)}
          </AlertTitle>
          <LocalizedParagraphs text={message.content} />
        </Alert>
      ))}
    </Stack>
  );
}
