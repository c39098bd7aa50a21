import LockOutlined from '@mui/icons-material/LockOutlined';
import { Alert, AlertTitle, Box } from '@mui/material';
import type { LockReason } from '@plumbline/resources/locks/lockReasons';
import { useTranslate } from 'react-admin';
import { useFormat } from '../entities/useFormat';

interface LockNoticeProps {
  reasons: readonly LockReason[] | null;
  /** Without the margin that sets it apart from what follows. */
  isFlush?: boolean;
}

/** That a piece must not be used, and every reason for it with its day and name; nothing where it is not locked. */
export function LockNotice({ reasons, isFlush = false }: LockNoticeProps) {
  const translate = useTranslate();
  const format = useFormat();
  if (!reasons || reasons.length === 0) return null;
  return (
    <Alert severity="error" variant="filled" icon={<LockOutlined />} sx={{ mb: isFlush ? 0 : 2 }}>
      <AlertTitle sx={{ mb: 0.25 }}>{translate('equipment.locked')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25, fontWeight: 400, '& li + li': { mt: 0.5 } }}>
        {reasons.map(({ id, kind, since, by, reason }) => (
          <li key={id}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {translate(`choices.lockKind.${kind}`)}
            </Box>
            {[reason, since ? format.date(since) : null, by]
              .filter(Boolean)
              .map((part) => ` · ${part}`)
              .join('')}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
