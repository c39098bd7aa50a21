import { Box, Breadcrumbs, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { usePageTitle } from '../behaviour/usePageTitle';

export interface Crumb {
  label: string;
  to: string;
}
interface PageHeaderProps {
  title: string;
  note?: ReactNode;
  crumbs?: readonly Crumb[];
  actions?: ReactNode;
}

/** Breadcrumbs, title and the primary action of a screen. */
export function PageHeader({ title, note, crumbs = [], actions }: PageHeaderProps) {
  const translate = useTranslate();
  usePageTitle(title);
  return (
    <Box component="header" sx={{ mb: 2 }}>
      {crumbs.length > 0 && (
        <Breadcrumbs
          aria-label={translate('shell.breadcrumbs')}
          sx={{ fontSize: '0.8125rem', mb: 0.25, '& .MuiBreadcrumbs-separator': { mx: 0.5 } }}
        >
          {crumbs.map(({ label, to }) => (
            // On narrow screens they are stacked, each as high as a touch target.
            <Link
              key={to}
              component={RouterLink}
              to={to}
              color="text.secondary"
              sx={{ display: 'inline-block', py: '2px' }}
            >
              {label}
            </Link>
          ))}
        </Breadcrumbs>
      )}
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1.5, flexWrap: 'wrap' }}
      >
        <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1.25, minWidth: 0, flexWrap: 'wrap' }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
            {title}
          </Typography>
          {note && (
            <Typography
              component="div"
              variant="body2"
              color="text.secondary"
              sx={{ '&:empty, &:has(> :only-child:empty)': { display: 'none' } }}
            >
              {note}
            </Typography>
          )}
        </Stack>
        {actions && (
          <Stack
            direction="row"
            sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', '&:empty': { display: 'none' } }}
          >
            {actions}
          </Stack>
        )}
      </Stack>
    </Box>
  );
}
