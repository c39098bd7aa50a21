import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import type { OrderLine, PlacedOrder, Shop } from '@plumbline/resources/rules/licences/shop';
import { amountsOf } from '@plumbline/resources/rules/money/amounts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { useFormat } from '../../../data/words/useFormat';
import { useOfflineReason } from '../../../data/words/useOfflineReason';
import { DialogFrame } from '../../../kit/parts/DialogFrame';
import { ReasonButton } from '../../../kit/parts/ReasonButton';
import { placeOrder } from '../licenceCommands';
import { BillingFields } from './BillingFields';
import { billingOf, draftOf } from './billing';
import { ChangeSum } from './ChangeSum';
import { TaxedTotals } from './TaxedTotals';
import type { CartLine } from './useCart';
import { useLineName } from './useLineName';

interface OrderDialogProps {
  shop: Pick<Shop, 'vatFrom' | 'billing'>;
  lines: CartLine[];
  items: readonly OrderLine[];
  onStale: () => void;
  onPlaced: (orders: readonly PlacedOrder[]) => void;
  onClose: () => void;
}

/** Confirms items and price of the order, which is binding. */
export function OrderDialog({ shop, lines, items, onStale, onPlaced, onClose }: OrderDialogProps) {
  const translate = useTranslate();
  const format = useFormat();
  const offline = useOfflineReason();
  const [comment, setComment] = useState('');
  const [draft, setDraft] = useState(() => draftOf(shop.billing));
  const nameOf = useLineName();
  const billing = billingOf(draft);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (!billing) return;
    setSending(true);
    setProblem(null);
    try {
      onPlaced(await placeOrder(items, { comment, billing }));
    } catch (error) {
      setProblem(errorMessage(error, translate));
      // The offers may have changed; the cart shows which line is affected.
      onStale();
      setSending(false);
    }
  };
  return (
    <DialogFrame
      title={translate('shop.confirm.title')}
      maxWidth="sm"
      onClose={isSending ? undefined : onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={isSending}>
            {translate('shell.action.cancel')}
          </Button>
          <ReasonButton
            variant="contained"
            loading={isSending}
            reason={offline ?? (billing ? undefined : translate('shop.billing.missing'))}
            onClick={() => void send()}
          >
            {translate('shop.confirm.send')}
          </ReasonButton>
        </>
      }
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      {offline && <Alert severity="warning">{offline}</Alert>}
      <Typography>{translate('shop.confirm.text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {lines.map((line) => (
          <Stack
            component="li"
            key={line.id}
            direction="row"
            sx={{ justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography>{`${line.pieces} × ${nameOf(line)}`}</Typography>
              {line.changing && line.offer && <ChangeSum change={line.changing} offer={line.offer} />}
            </Box>
            {line.offer && line.price !== undefined && line.pieces && (
              <Typography>
                {format.money(amountsOf(line.price, line.pieces, 0).net, line.offer.currency)}
              </Typography>
            )}
          </Stack>
        ))}
      </Box>
      <BillingFields draft={draft} onChange={setDraft} />
      <TaxedTotals lines={lines} vatFrom={shop.vatFrom} billing={draft} />
      {!billing && (
        <Typography variant="body2" color="text.secondary">
          {translate('shop.billing.missing')}
        </Typography>
      )}
      <TextField
        label={translate('shop.cart.comment')}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </DialogFrame>
  );
}
