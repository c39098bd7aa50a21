import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { askedFields, possibleSteps } from '@plumbline/resources/language/steps';
import { useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { blockersOf, readError } from '../../data/errors/readError';
import { useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { ActionMenu } from '../../kit/parts/ActionMenu';
import { lazyPart } from '../../kit/parts/lazyPart';
import { stepIcons } from './stepIcons';
import { stepText } from './stepText';
import { useTakeStep } from './useTakeStep';

const StepDialog = lazyPart(() => import('./StepDialog').then((module) => module.StepDialog));

interface StepActionsProps {
  entity: AnyEntity;
  record: RaRecord<string>;
  title: string;
  /** Anchor of the menu; null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The menu of a row's possible steps, and the dialog before a step is taken. */
export function StepActions({ entity, record, title, anchor, onClose }: StepActionsProps) {
  const translate = useTranslate();
  const actor = useActor();
  const notify = useNotify();
  const take = useTakeStep(entity);
  const { isOnline } = useConnection();
  const [open, setOpen] = useState<{ name: string; error?: unknown } | null>(null);
  const [isPending, setPending] = useState(false);

  const run = async (name: string, answers?: Record<string, unknown>) => {
    setPending(true);
    try {
      await take(record.id, name, answers);
      setOpen(null);
      const done = translate(stepText(entity, name, 'done'), { name: title });
      notify(isOnline ? done : `${done} – ${translate('shell.step.later')}`, { type: 'success' });
    } catch (error) {
      const known = readError(error);
      // Blockers and field errors are shown in the dialog; other errors as a notification.
      if (blockersOf(known).length > 0 || known.errors) setOpen({ name, error });
      else {
        setOpen(null);
        notify(errorMessage(error, translate), { type: 'error' });
      }
    } finally {
      setPending(false);
    }
  };
  const choose = (name: string) => {
    onClose();
    const step = entity.steps?.[name];
    if (step?.isAsked || (step && askedFields(step, record).length > 0)) setOpen({ name });
    else void run(name);
  };
  return (
    <>
      <ActionMenu anchor={anchor} onClose={onClose}>
        {possibleSteps(entity, record, actor).map(([name, { icon }]) => {
          const Icon = stepIcons[icon];
          return (
            <MenuItem key={name} disabled={isPending} onClick={() => choose(name)} sx={{ minHeight: 44 }}>
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{translate(stepText(entity, name, 'label'))}</ListItemText>
            </MenuItem>
          );
        })}
      </ActionMenu>
      {open && (
        <StepDialog
          entity={entity}
          record={record}
          title={title}
          name={open.name}
          error={open.error}
          isPending={isPending}
          onConfirm={(answers) => void run(open.name, answers)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
