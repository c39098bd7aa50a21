import LockOutlined from '@mui/icons-material/LockOutlined';
import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { LockReason } from '@plumbline/resources/rules/locks/lockReasons';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../data/words/useFormat';
import { showPath } from '../../entities/screenPaths';

interface LockNoticeProps {
  reasons: readonly LockReason[] | null;
  /** Without bottom margin. */
  isFlush?: boolean;
  /** Links each reason to its deficiency or inspection. */
  hasLinks?: boolean;
}

/** Says that an equipment is locked, with all reasons, dates and names; nothing where it is not locked. */
export function LockNotice({ reasons, isFlush = false, hasLinks = false }: LockNoticeProps) {
  const translate = useTranslate();
  const format = useFormat();
  if (!reasons || reasons.length === 0) return null;
  return (
    <Alert severity="error" variant="filled" icon={<LockOutlined />} sx={{ mb: isFlush ? 0 : 2 }}>
      <AlertTitle sx={{ mb: 0.25 }}>{translate('equipment.locked')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25, fontWeight: 400, '& li + li': { mt: 0.5 } }}>
        {reasons.map(({ id, kind, since, by, reason, deficiency, audit }) => (
          <li key={id}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {hasLinks ? (
                <ReasonLink deficiency={deficiency} audit={audit}>
                  {translate(`choices.lockKind.${kind}`)}
                </ReasonLink>
              ) : (
                translate(`choices.lockKind.${kind}`)
              )}
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

interface ReasonLinkProps extends Pick<LockReason, 'deficiency' | 'audit'> {
  children: ReactNode;
}

function ReasonLink({ deficiency, audit, children }: ReasonLinkProps) {
  const to = deficiency
    ? showPath(entities.deficiencies, deficiency)
    : audit && showPath(entities.audits, audit);
  if (!to) return children;
  return (
    <Link component={RouterLink} to={to} color="inherit" underline="always">
      {children}
    </Link>
  );
}
