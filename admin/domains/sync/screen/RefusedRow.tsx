import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button, ListItem, Stack, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../data/errors/errorMessage';
import { openClient } from '../../../data/offline/currentClient';
import type { OutboxItem } from '../../../data/offline/types';
import { fieldLabel } from '../../../data/words/labels';
import { useFormat } from '../../../data/words/useFormat';
import { showPath } from '../../../entities/screenPaths';
import { ConflictDialog } from './ConflictDialog';
import { DiscardDialog } from './DiscardDialog';
import { operationText } from './operationText';
import { isDecidable, RefusedDeletion } from './RefusedDeletion';
import { useItemTitle } from './useItemTitle';

/** A refused change: record, reason, and possible actions. */
export function RefusedRow({ item }: { item: OutboxItem }) {
  const translate = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const [dialog, setDialog] = useState<'compare' | 'deletion' | 'discard' | null>(null);
  const { kind, title } = useItemTitle(item);
  const { command, receipt } = item;
  const reason = errorMessage({ code: receipt?.code, data: receipt?.data }, translate);
  const fields = Object.entries(receipt?.errors ?? {}).map(
    ([field, { message, args }]) =>
      `${translate(fieldLabel(entities[command.resource], field), { _: field })}: ${translate(message, { ...args, _: message })}`,
  );
  const retry = () =>
    openClient()
      .retry(command.id)
      .catch((error: unknown) => notify(errorMessage(error, translate), { type: 'error' }));
  const canCompare =
    receipt?.current != null && command.operation !== 'delete' && command.operation !== 'command';
  const hasScreen = entities[command.resource].route !== undefined && command.operation !== 'create';
  return (
    <ListItem sx={{ display: 'block', py: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <ErrorOutlineOutlined aria-hidden color="error" sx={{ mt: 0.25 }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body1" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
            {title}{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {kind}
            </Typography>
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {operationText([item], translate)} · {format.dateTime(command.madeAt)}
          </Typography>
          <Typography variant="body2" color="error.main" sx={{ mt: 0.5 }}>
            {reason}
          </Typography>
          {fields.map((text) => (
            <Typography key={text} variant="body2" color="error.main">
              {text}
            </Typography>
          ))}
        </Box>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1, pl: { sm: 4.5 } }}>
        {isDecidable(item) ? (
          <Button variant="contained" onClick={() => setDialog('deletion')} sx={{ minHeight: 44 }}>
            {translate('offline.action.decide')}
          </Button>
        ) : canCompare ? (
          <Button variant="contained" onClick={() => setDialog('compare')} sx={{ minHeight: 44 }}>
            {translate('offline.action.compare')}
          </Button>
        ) : (
          <Button variant="contained" onClick={() => void retry()} sx={{ minHeight: 44 }}>
            {translate('offline.action.retry')}
          </Button>
        )}
        {canCompare && (
          <Button variant="outlined" onClick={() => void retry()} sx={{ minHeight: 44 }}>
            {translate('offline.action.retry')}
          </Button>
        )}
        {hasScreen && (
          <Button
            component={Link}
            to={showPath(entities[command.resource], command.recordId)}
            variant="outlined"
            sx={{ minHeight: 44 }}
          >
            {translate('offline.action.open')}
          </Button>
        )}
        <Button color="error" onClick={() => setDialog('discard')} sx={{ minHeight: 44 }}>
          {translate('offline.action.discard')}
        </Button>
      </Stack>
      {dialog === 'compare' && <ConflictDialog item={item} onClose={() => setDialog(null)} />}
      {dialog === 'deletion' && <RefusedDeletion item={item} title={title} onClose={() => setDialog(null)} />}
      {dialog === 'discard' && (
        <DiscardDialog
          item={item}
          what={`${kind} ${title} – ${operationText([item], translate)}`}
          onClose={() => setDialog(null)}
        />
      )}
    </ListItem>
  );
}
