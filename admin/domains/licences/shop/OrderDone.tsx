import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { PlacedOrder } from '@plumbline/resources/rules/licences/shop';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '../../../entities/screenPaths';
import { usePageTitle } from '../../../kit/behaviour/usePageTitle';

/** Order confirmation: order numbers and next steps. */
export function OrderDone({ orders, onBack }: { orders: readonly PlacedOrder[]; onBack: () => void }) {
  const translate = useTranslate();
  const title = translate('shop.done.title');
  const head = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => head.current?.focus(), []);
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, py: { xs: 6, md: 12 }, px: 2 }}>
      <TaskAltOutlined aria-hidden sx={{ fontSize: 48, color: 'success.main' }} />
      <Typography variant="h1" ref={head} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '60ch' }}>
        {translate('shop.done.text', { numbers: orders.map(({ number }) => number).join(', ') })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button component={Link} to={listPath(entities.orders)} variant="contained">
          {translate('shop.done.orders')}
        </Button>
        <Button variant="outlined" onClick={onBack}>
          {translate('shop.done.back')}
        </Button>
      </Stack>
    </Stack>
  );
}
