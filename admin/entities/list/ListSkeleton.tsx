import { Paper, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Placeholder while rows are loading. */
export function ListSkeleton({ rows = 8 }: { rows?: number }) {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" role="status" aria-label={translate('shell.loading')} sx={{ p: 1.5 }}>
      <Stack sx={{ gap: 1.25 }}>
        {Array.from({ length: rows }, (_none, index) => `row-${index}`).map((key) => (
          <Skeleton key={key} variant="rounded" height={22} />
        ))}
      </Stack>
    </Paper>
  );
}
