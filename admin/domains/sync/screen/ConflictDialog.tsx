import { Alert, Box, Button, DialogContentText } from '@mui/material';
import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useAccountEntity } from '../../../data/accountEntities/useAccountEntity';
import { errorMessage } from '../../../data/errors/errorMessage';
import { openClient } from '../../../data/offline/currentClient';
import { differencesOf } from '../../../data/offline/outbox/mergedPatch';
import type { OutboxItem, Side } from '../../../data/offline/types';
import { SideChoice } from '../../../entities/stale/SideChoice';
import { useSideLines } from '../../../entities/stale/useSideLines';
import { DialogFrame } from '../../../kit/parts/DialogFrame';
import { useCorrectionReason } from './useCorrectionReason';

interface ConflictDialogProps {
  item: OutboxItem;
  onClose: () => void;
}

const nothing = {};

/**
 * Compares both versions of a refused change by field, and lists by item; the chosen values are sent on top of the
 * server's row.
 */
export function ConflictDialog({ item, onClose }: ConflictDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const entity = useAccountEntity(item.command.resource);
  const theirs = item.receipt?.current ?? null;
  // The reason of a correction is asked for below, not compared.
  const differences = useMemo(
    () => differencesOf(item).filter(({ name }) => name !== 'correctionReason'),
    [item],
  );
  const contested = new Set(differences.filter(({ by }) => by === 'both').map(({ name }) => name));
  const [choice, setChoice] = useState<Record<string, Side>>({});
  const words = { mine: translate('offline.conflict.mine'), theirs: translate('offline.conflict.theirs') };
  const lines = useSideLines(entity, { differences, record: theirs ?? nothing, choice, words });
  const [isSaving, setSaving] = useState(false);
  const kept = differences
    .filter(({ name, by }) => (choice[name] ?? (by === 'both' ? undefined : 'mine')) !== 'theirs')
    .map(({ name }) => name);
  const reason = useCorrectionReason({
    ...{ entity, item, kept },
    note: translate('offline.conflict.finished'),
  });
  const save = async () => {
    const given = reason.take();
    if (!given) return;
    setSaving(true);
    try {
      const { patch, id } = item.command;
      const chosen =
        'correctionReason' in patch ? { ...choice, correctionReason: 'theirs' as const } : choice;
      await openClient().rebase(id, chosen, ...given);
      onClose();
    } catch (error) {
      setSaving(false);
      notify(errorMessage(error, translate), { type: 'error' });
    }
  };
  return (
    <DialogFrame
      title={translate('offline.conflict.title')}
      maxWidth="sm"
      fillsPhone
      onClose={isSaving ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSaving} sx={{ minHeight: 44 }}>
            {translate('offline.action.cancel')}
          </Button>
          <Button
            variant="contained"
            onClick={() => void save()}
            disabled={isSaving || !theirs}
            sx={{ minHeight: 44 }}
          >
            {translate('offline.conflict.save')}
          </Button>
        </>
      }
    >
      <DialogContentText>{translate('offline.conflict.text')}</DialogContentText>
      {!theirs && (
        <Alert severity="warning" variant="outlined">
          {translate('offline.conflict.gone')}
        </Alert>
      )}
      {theirs &&
        lines.map(({ key, label, note, sides, given, isWithin = false }) => (
          <Box key={key} sx={{ pl: isWithin ? 2 : 0 }}>
            <SideChoice
              label={label}
              note={
                note ?? (isWithin || contested.has(key) ? translate('offline.conflict.contested') : undefined)
              }
              sides={{
                mine: { word: words.mine, value: sides.mine },
                theirs: { word: words.theirs, value: sides.theirs },
              }}
              side={choice[key] ?? given}
              onChoose={(side) => setChoice((known) => ({ ...known, [key]: side }))}
            />
          </Box>
        ))}
      {reason.field}
    </DialogFrame>
  );
}
