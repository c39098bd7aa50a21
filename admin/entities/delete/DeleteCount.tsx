import { DialogContentText } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { apiFetch } from '../../data/session/session';

interface DeleteCountProps {
  entity: AnyEntity;
  id: string;
  /** The command that answers `{count}`. */
  command: string;
}

/** How many other rows lose something by the deletion; silent where the server cannot be asked. */
export function DeleteCount({ entity, id, command }: DeleteCountProps) {
  const translate = useTranslate();
  const { data, isPending } = useQuery({
    queryKey: [entity.name, id, command],
    queryFn: async (): Promise<{ count: number }> =>
      (await apiFetch(`/api/${entity.name}/${id}/${command}`, { method: 'POST', timeout: 'read' })).json(),
    gcTime: 0,
    retry: false,
  });
  return (
    <DialogContentText role="status" sx={{ mt: 1.5, minHeight: '1.5em' }}>
      {isPending
        ? translate('shell.loading')
        : data &&
          translate(`resources.${entity.name}.${data.count > 0 ? 'lostByDelete' : 'nothingLost'}`, {
            smart_count: data.count,
          })}
    </DialogContentText>
  );
}
