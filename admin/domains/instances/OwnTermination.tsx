import { Alert, Box, Stack, Typography } from '@mui/material';
import type { Instance } from '@plumbline/resources/entities/instances';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { useFormat } from '../../data/words/useFormat';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { TerminateDialog } from './TerminateDialog';
import { UndoTerminationDialog } from './UndoTerminationDialog';

/** Termination of the own account by an owner, and its undoing. */
export function OwnTermination({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const format = useFormat();
  const { instance, role, mirroring } = useActor();
  const offline = useOfflineReason();
  const [isOpen, setOpen] = useState(false);
  if (record.id !== instance || role !== 'Owner' || mirroring) return null;
  // The data provider returns rows of this entity untyped.
  const account = record as unknown as Instance;
  const { companyName, hasResigned, isResignedByOwner, dateErasureDue } = account;
  const close = () => setOpen(false);
  const button = (words: 'give' | 'undo') => (
    <ReasonButton
      variant="outlined"
      color={words === 'give' ? 'error' : 'primary'}
      reason={offline}
      onClick={() => setOpen(true)}
    >
      {translate(`termination.${words}.button`)}
    </ReasonButton>
  );
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('termination.give.title')}
      </Typography>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        {!hasResigned && (
          <>
            <Typography variant="body2" sx={{ maxWidth: '70ch', overflowWrap: 'anywhere' }}>
              {translate('termination.give.text', { account: companyName })}
            </Typography>
            {button('give')}
            {isOpen && <TerminateDialog account={account} onClose={close} />}
          </>
        )}
        {hasResigned && !isResignedByOwner && (
          <Alert severity="info">{translate('termination.undo.seller')}</Alert>
        )}
        {hasResigned && isResignedByOwner && (
          <>
            <Typography variant="body2" sx={{ maxWidth: '70ch' }}>
              {translate('termination.undo.text', { date: format.date(dateErasureDue ?? '') })}
            </Typography>
            {button('undo')}
            {isOpen && <UndoTerminationDialog account={account} onClose={close} />}
          </>
        )}
      </Stack>
    </Box>
  );
}
