import { CircularProgress, List, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ListError } from '../../entities/list/ListError';

interface LoadedListProps<T> {
  query: UseQueryResult<T[]>;
  empty: string;
  row: (item: T) => ReactNode;
}

/** A short list with loading, error and empty states. */
export function LoadedList<T>({ query, empty, row }: LoadedListProps<T>) {
  const translate = useTranslate();
  if (query.error) return <ListError error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <CircularProgress size={24} aria-label={translate('shell.loading')} />;
  if (query.data.length === 0) return <Typography color="text.secondary">{empty}</Typography>;
  return <List disablePadding>{query.data.map(row)}</List>;
}
