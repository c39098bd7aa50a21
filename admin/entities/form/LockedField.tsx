import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { BlockerList } from '../errors/BlockerList';
import { Fact } from '../show/Fact';
import type { FieldLock } from './useFieldLocks';

interface LockedFieldProps {
  id: string;
  label: string;
  lock: FieldLock;
  children: ReactNode;
}

/** A field that cannot be changed now: its value, the reason, and the blocking records. */
export function LockedField({ id, label, lock, children }: LockedFieldProps) {
  const translate = useTranslate();
  return (
    <Box
      role="group"
      aria-label={label}
      aria-disabled
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1.75, py: 1, bgcolor: 'action.hover' }}
    >
      <Fact label={label}>{children}</Fact>
      <Stack direction="row" sx={{ gap: 0.75, mt: 0.75, fontSize: '0.8125rem', color: 'text.secondary' }}>
        <LockOutlined aria-hidden sx={{ fontSize: 16, mt: '2px' }} />
        <Box sx={{ minWidth: 0 }}>
          {translate(lock.message)}
          <BlockerList blockers={lock.blockers} id={id} />
        </Box>
      </Stack>
    </Box>
  );
}
