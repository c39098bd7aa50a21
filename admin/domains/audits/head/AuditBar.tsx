import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import { Box, IconButton, LinearProgress, Typography } from '@mui/material';
import type { Progress } from '@plumbline/resources/rules/audits/auditProgress';
import { memo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface AuditBarProps {
  identNumber: string;
  subtitle: string;
  backTo: string;
  progress: Progress;
  children: ReactNode;
}

/** Sticky header: equipment, progress and save state. */
export function AuditBar({ identNumber, subtitle, backTo, progress, children }: AuditBarProps) {
  const translate = useTranslate();
  const { answered, total } = progress;
  const percent = total === 0 ? 0 : Math.round((answered / total) * 100);
  return (
    <Box component="header" sx={{ backgroundColor: 'background.paper' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 60,
          py: 0.5,
          pl: 0.5,
          pr: 1.5,
          maxWidth: 1240,
          mx: 'auto',
        }}
      >
        <Title identNumber={identNumber} subtitle={subtitle} backTo={backTo} />
        {children}
      </Box>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={translate('audit.progress', { answered, total })}
        sx={{ height: 4 }}
      />
    </Box>
  );
}

/** Not drawn again with each answer. */
const Title = memo(function Title({
  identNumber,
  subtitle,
  backTo,
}: Pick<AuditBarProps, 'identNumber' | 'subtitle' | 'backTo'>) {
  const translate = useTranslate();
  return (
    <>
      <IconButton
        component={Link}
        to={backTo}
        aria-label={translate('audit.back')}
        sx={{ width: 48, height: 48 }}
      >
        <ArrowBackRounded />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component="h1"
          sx={{ fontSize: '1.125rem', fontWeight: 620, lineHeight: 1.25, overflowWrap: 'anywhere' }}
        >
          {identNumber}
        </Typography>
        <Typography
          variant="caption"
          color="text.secondary"
          title={subtitle}
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
            lineHeight: 1.25,
          }}
        >
          {subtitle}
        </Typography>
      </Box>
    </>
  );
});
