import type { ImportSession } from '@plumbline/resources/rules/import/importSession';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { hasOfferForNew, NewRows } from '../../entities/bulk/NewRows';
import { RetryAlert } from '../../kit/parts/RetryAlert';
import { importCalls } from './importCalls';

/** Bulk actions for the rows created by an import; for very many rows, with a note, only for the first ones. */
export function ImportedRows({ session: { id, resource, counts } }: { session: ImportSession }) {
  const translate = useTranslate();
  const made = counts?.created ?? 0;
  const {
    data: ids,
    error,
    refetch,
  } = useQuery({
    queryKey: ['import', id, 'created'],
    queryFn: () => importCalls.created(id),
    enabled: made > 0 && hasOfferForNew(resource),
    retry: false,
  });
  if (error) return <RetryAlert onRetry={() => void refetch()}>{errorMessage(error, translate)}</RetryAlert>;
  if (!ids) return null;
  const title = ids.length < made ? 'shell.form.firstNew' : 'shell.form.new';
  return <NewRows resource={resource} ids={ids} title={translate(title, { smart_count: ids.length })} />;
}
