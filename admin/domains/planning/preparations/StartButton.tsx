import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import { Button, DialogContentText, type SxProps } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LocalRow } from '../../../data/offline';
import { DialogFrame } from '../../../kit/parts/DialogFrame';
import { undone } from './preparations';

interface StartButtonProps {
  planning: LocalRow<'auditPlannings'>;
  /** Whether an inspection has started; offline, the appointment may not have been updated yet. */
  hasBegun: boolean;
  to: string;
  children: ReactNode;
}

/** Opens the next inspection; before the first one, asks about open preparations. */
export function StartButton({ planning, hasBegun, to, children }: StartButtonProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const open = hasBegun || planning.dateStarted ? [] : undone(planning.preparations);
  const look = { variant: 'contained', startIcon: <PlayArrowRounded />, sx: large } as const;
  if (open.length === 0)
    return (
      <Button component={Link} to={to} {...look}>
        {children}
      </Button>
    );
  return (
    <>
      <Button onClick={() => setAsking(true)} aria-haspopup="dialog" {...look}>
        {children}
      </Button>
      {isAsking && (
        <DialogFrame
          title={translate('planning.preparations.askTitle')}
          maxWidth="sm"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{translate('ra.action.cancel')}</Button>
              <Button component={Link} to={to} variant="contained">
                {translate('planning.preparations.startAnyway')}
              </Button>
            </>
          }
        >
          <DialogContentText>{translate('planning.preparations.askText')}</DialogContentText>
          <ul style={{ margin: 0 }}>
            {open.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </DialogFrame>
      )}
    </>
  );
}

const large: SxProps = { minHeight: 52, fontSize: '1rem', px: 2.5, flex: { xs: '1 1 100%', sm: '0 0 auto' } };
