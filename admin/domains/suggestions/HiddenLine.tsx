import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDeleteMany, useGetList, useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { suggestionsKey } from './useSuggestions';

const hidden = 'hiddenSuggestions';

/** Number of hidden locations, with a button to show them again. */
export function HiddenLine() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data = [], refetch } = useGetList<RaRecord<string>>(hidden, {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'until', order: 'ASC' },
  });
  const [remove, { isPending }] = useDeleteMany();
  if (data.length === 0) return null;
  const showAll = () =>
    void remove(
      hidden,
      { ids: data.map(({ id }) => id) },
      {
        onSuccess: () => {
          void refetch();
          void queries.invalidateQueries({ queryKey: [suggestionsKey] });
        },
        onError: (error) => notify(errorMessage(error, translate), { type: 'error' }),
      },
    );
  return (
    <Box sx={{ px: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
      <Button variant="text" size="small" loading={isPending} onClick={showAll}>
        {translate('dashboard.suggestions.showHidden', { smart_count: data.length })}
      </Button>
    </Box>
  );
}
