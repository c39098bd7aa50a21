import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import { Alert, Button, IconButton, MenuItem, TextField, Tooltip, Typography } from '@mui/material';
import { moveAccount } from '@plumbline/resources/commands/brokers';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { callCommand } from '../../../data/session/callCommand';
import { useIsWide } from '../../../kit/behaviour/useIsWide';
import { DialogFrame } from '../../../kit/parts/DialogFrame';
import type { Customer } from './useCustomers';
import { useOwnBrokers } from './useOwnBrokers';

/** Moves an account to another broker; only the provider may. */
export function MoveButton({ customer, onMoved }: { customer: Customer; onMoved: () => void }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isWide = useIsWide();
  const label = translate('customers.move.open');
  return (
    <>
      {isWide ? (
        <Tooltip title={label}>
          <IconButton aria-label={`${label}: ${customer.name}`} onClick={() => setOpen(true)}>
            <SwapHorizOutlined />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          variant="outlined"
          startIcon={<SwapHorizOutlined />}
          aria-label={`${label}: ${customer.name}`}
          onClick={() => setOpen(true)}
          sx={{ justifySelf: 'start', mt: 0.5 }}
        >
          {label}
        </Button>
      )}
      {isOpen && <MoveDialog customer={customer} onClose={() => setOpen(false)} onMoved={onMoved} />}
    </>
  );
}

function MoveDialog({
  customer: { id, name, broker },
  onClose,
  onMoved,
}: {
  customer: Customer;
  onClose: () => void;
  onMoved: () => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const brokers = useOwnBrokers();
  const [chosen, setChosen] = useState(broker ?? '');
  const [isMoving, setMoving] = useState(false);
  const [problem, setProblem] = useState('');
  const move = async () => {
    setMoving(true);
    setProblem('');
    try {
      await callCommand(moveAccount, { id, input: { broker: chosen || null } });
      notify('customers.move.done', { type: 'success' });
      onClose();
      onMoved();
    } catch (error) {
      setProblem(errorMessage(error, translate));
      setMoving(false);
    }
  };
  return (
    <DialogFrame
      title={translate('customers.move.title', { name })}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={() => void move()}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {translate('shell.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isMoving} disabled={chosen === (broker ?? '')}>
            {translate('customers.move.submit')}
          </Button>
        </>
      }
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <Typography variant="body2">{translate('customers.move.text')}</Typography>
      <TextField
        select
        label={translate('customers.move.to')}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('customers.ownBroker')}</MenuItem>
        {brokers.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {one.name}
          </MenuItem>
        ))}
      </TextField>
    </DialogFrame>
  );
}
