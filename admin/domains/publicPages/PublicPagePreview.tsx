import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { previewPublicPage } from '@plumbline/resources/commands/publicPages';
import { publicSwitches } from '@plumbline/resources/rules/publicPages/publicSwitches';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { fetchCommand } from '../../data/session/callCommand';
import { RetryAlert } from '../../kit/parts/RetryAlert';

const shown = [...publicSwitches, 'takesDamageReports'] as const;

/** Preview of the public page with the unsaved settings above. */
export function PublicPagePreview({ values }: { values: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { isOnline } = useConnection();
  const input = {
    lang: locale,
    publicContact: typeof values.publicContact === 'string' ? values.publicContact : '',
    ...Object.fromEntries(shown.map((name) => [name, values[name] !== false && values[name] !== undefined])),
  };
  const id = String(values.id ?? '');
  const { data, error, refetch } = useQuery({
    queryKey: ['instances', 'publicPagePreview', id, input],
    queryFn: async () => (await fetchCommand(previewPublicPage, { id, input })).text(),
    enabled: isOnline && id !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <Box component="section" sx={{ px: { xs: 1.5, sm: 2.5 }, pb: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('publicPage.settings.preview')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('publicPage.settings.note')}
      </Typography>
      {values.hasPublicPages !== true && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {translate('publicPage.settings.off')}
        </Alert>
      )}
      {!isOnline && <Alert severity="info">{translate('errors.ONLINE_ONLY')}</Alert>}
      {isOnline && error && !data && (
        <RetryAlert onRetry={() => void refetch()}>{translate('publicPage.settings.failed')}</RetryAlert>
      )}
      {isOnline && !error && data === undefined && (
        <Skeleton variant="rounded" height={520} sx={{ maxWidth: 390 }} />
      )}
      {data !== undefined && (
        <Box
          component="iframe"
          title={translate('publicPage.settings.preview')}
          srcDoc={data}
          // Scripts and navigation are blocked; the origin is needed only for the page's styles.
          sandbox="allow-same-origin"
          sx={{
            width: 390,
            maxWidth: '100%',
            height: 640,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            bgcolor: 'background.default',
          }}
        />
      )}
    </Box>
  );
}
