import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import DownloadingOutlined from '@mui/icons-material/DownloadingOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { Box, IconButton, LinearProgress, ListItem, Stack, Tooltip, Typography } from '@mui/material';
import type { LocationSize } from '@plumbline/resources/rules/sync/protocol';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import type { DownloadState, LocationDownload } from '../../../data/offline/types';
import { useLocationDownloads } from '../../../data/offline/useLocationDownloads';
import { useFormat } from '../../../data/words/useFormat';
import { useOfflineReason } from '../../../data/words/useOfflineReason';
import { useReasonProps } from '../../../kit/parts/useReasonProps';
import type { LocationNode } from './locationTree';

const looks: Record<DownloadState, { icon: typeof DownloadOutlined; color: string }> = {
  saved: { icon: CheckCircleOutlined, color: 'success.main' },
  notSaved: { icon: RadioButtonUncheckedOutlined, color: 'text.secondary' },
  downloading: { icon: DownloadingOutlined, color: 'info.main' },
  failed: { icon: ErrorOutlineOutlined, color: 'error.main' },
};

interface LocationRowProps {
  node: LocationNode;
  sizes: ReadonlyMap<string, LocationSize['counts']> | undefined;
  /** In search results the parents are named instead of indenting the row. */
  isFlat: boolean;
}

/** A location with its size and download state; downloading it includes the locations below it. */
export function LocationRow({ node, sizes, isFlat }: LocationRowProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const offline = useOfflineReason();
  const { stateOf, download, remove } = useLocationDownloads();
  const own = stateOf(node.id);
  const { icon: Icon, color } = looks[own.state];
  const tell = (error: unknown) => notify(errorMessage(error, translate), { type: 'error' });
  const kept = node.branch.filter((id) => stateOf(id).state !== 'notSaved');
  const below = node.branch.length - 1;
  const pieces = sizes && node.branch.reduce((sum, id) => sum + (sizes.get(id)?.equipments ?? 0), 0);
  const notes = [
    isFlat && node.path.length > 0 ? node.path.join(' › ') : '',
    pieces === undefined ? '' : translate('offline.locations.equipments', { smart_count: pieces }),
    below > 0 ? translate('offline.locations.withBelow', { smart_count: below }) : '',
  ].filter(Boolean);
  return (
    <ListItem
      sx={{ display: 'block', py: 1, pl: isFlat ? 2 : 2 + Math.min(node.depth, 4) * 2 }}
      data-download-state={own.state}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        <Icon aria-hidden sx={{ color }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{node.name}</Typography>
          {notes.length > 0 && (
            <Typography variant="body2" color="text.secondary">
              {notes.join(' · ')}
            </Typography>
          )}
          <StateText download={own} color={color} />
        </Box>
        {kept.length > 0 && (
          <Action
            icon={DeleteOutlineOutlined}
            label={translate('offline.locations.removeNamed', { name: node.name })}
            onClick={() => remove(kept).catch(tell)}
          />
        )}
        {(kept.length < node.branch.length || own.state === 'failed') && (
          <Action
            icon={own.state === 'failed' ? RefreshOutlined : DownloadOutlined}
            reason={offline}
            label={translate('offline.locations.downloadNamed', { name: node.name })}
            onClick={() => download(node.branch).catch(tell)}
          />
        )}
      </Stack>
      {own.state === 'downloading' && <Progress download={own} name={node.name} />}
    </ListItem>
  );
}

function StateText({ download, color }: { download: LocationDownload; color: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const { state, savedAt, failure, received, total, hasRows, plansLeft } = download;
  const plans = hasRows && translate('offline.download.plans', { smart_count: plansLeft });
  const words = {
    saved: () =>
      savedAt
        ? translate('offline.download.savedAt', { time: format.dateTime(savedAt) })
        : translate('offline.download.saved'),
    notSaved: () => translate('offline.download.notSaved'),
    downloading: () =>
      [
        translate('offline.download.downloading'),
        plans,
        !hasRows &&
          total !== null &&
          translate('offline.download.progress', {
            received: format.number(Math.min(received, total)),
            total: format.number(total),
          }),
      ]
        .filter(Boolean)
        .join(' · '),
    failed: () =>
      [
        plans,
        translate('offline.download.failed', {
          reason: translate(`errors.${failure}`, { _: translate('errors.UNKNOWN') }),
        }),
      ]
        .filter(Boolean)
        .join(' · '),
  };
  return (
    <Typography variant="body2" role="status" sx={{ color }}>
      {words[state]()}
    </Typography>
  );
}

function Progress({
  download: { received, total, hasRows },
  name,
}: {
  download: LocationDownload;
  name: string;
}) {
  const translate = useTranslate();
  const label = `${translate('offline.download.downloading')}: ${name}`;
  // With all rows here, plans are on their way, of which nobody knows how much has come.
  // Rows that change in the meantime are sent twice, so more rows may arrive than were counted.
  const value = total && !hasRows ? Math.min(100, Math.round((received / total) * 100)) : undefined;
  return (
    <LinearProgress
      aria-label={label}
      {...(value === undefined ? {} : { variant: 'determinate' as const, value })}
      sx={{ mt: 1 }}
    />
  );
}

interface ActionProps {
  icon: typeof DownloadOutlined;
  label: string;
  onClick: () => Promise<unknown>;
  /** Why it cannot be pressed now. */
  reason?: string | undefined;
}

function Action({ icon: Icon, label, onClick, reason }: ActionProps) {
  const reasonProps = useReasonProps(reason);
  return (
    <Tooltip title={reason ?? label}>
      <IconButton
        onClick={() => void onClick()}
        {...reasonProps}
        // The tooltip says it.
        title=""
        aria-label={label}
        sx={{ minWidth: 44, minHeight: 44, opacity: reason ? 0.55 : 1 }}
      >
        <Icon />
      </IconButton>
    </Tooltip>
  );
}
