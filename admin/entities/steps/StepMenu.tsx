import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { Button, IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { possibleSteps } from '@plumbline/resources/steps';
import { useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { useConnection } from '../../offline';
import { errorMessage } from '../errors/errorMessage';
import { blockersOf, readError } from '../errors/readError';
import { useRecordTitle } from '../title/useRecordTitle';
import { useRights } from '../useRights';
import { StepDialog } from './StepDialog';
import { stepIcons } from './stepIcons';
import { stepText } from './stepText';
import { useTakeStep } from './useTakeStep';

interface StepMenuProps {
  entity: AnyEntity;
  record: RaRecord<string>;
  /** In a row of a list: three dots instead of words. */
  isCompact?: boolean;
}

/** The steps that a row offers to whoever may change it. */
export function StepMenu({ entity, record, isCompact = false }: StepMenuProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const take = useTakeStep(entity);
  const { canUpdate } = useRights(entity);
  const { isOnline } = useConnection();
  const title = useRecordTitle(entity, record);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<{ name: string; error?: unknown } | null>(null);
  const [isPending, setPending] = useState(false);
  const steps = possibleSteps(entity, record);
  if (steps.length === 0 || !canUpdate(record)) return null;

  const run = async (name: string) => {
    setPending(true);
    try {
      await take(record.id, name);
      setOpen(null);
      const done = translate(stepText(entity, name, 'done'), { name: title });
      notify(isOnline ? done : `${done} – ${translate('shell.step.later')}`, { type: 'success' });
    } catch (error) {
      // What stands in the way is led to; anything else is said in passing.
      if (blockersOf(readError(error)).length > 0) setOpen({ name, error });
      else {
        setOpen(null);
        notify(errorMessage(error, translate), { type: 'error' });
      }
    } finally {
      setPending(false);
    }
  };
  const choose = (name: string) => {
    setAnchor(null);
    if (entity.steps?.[name]?.isAsked) setOpen({ name });
    else void run(name);
  };
  const menu = { 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null } as const;
  return (
    <>
      {isCompact ? (
        <IconButton
          size="small"
          disabled={isPending}
          aria-label={translate('shell.step.menuOf', { name: title })}
          onClick={(event) => setAnchor(event.currentTarget)}
          {...menu}
        >
          <MoreVertOutlined fontSize="small" />
        </IconButton>
      ) : (
        <Button
          variant="outlined"
          disabled={isPending}
          endIcon={<ArrowDropDownOutlined />}
          onClick={(event) => setAnchor(event.currentTarget)}
          {...menu}
        >
          {translate('shell.step.menu')}
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {steps.map(([name, { icon }]) => {
          const Icon = stepIcons[icon];
          return (
            <MenuItem key={name} onClick={() => choose(name)} sx={{ minHeight: 44 }}>
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{translate(stepText(entity, name, 'label'))}</ListItemText>
            </MenuItem>
          );
        })}
      </Menu>
      {open && (
        <StepDialog
          entity={entity}
          record={record}
          title={title}
          name={open.name}
          error={open.error}
          isPending={isPending}
          onConfirm={() => void run(open.name)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
