import { DialogContentText } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { apiFetch } from '../../data/session/session';
import { countLocally } from './countLocally';

interface DeleteCountProps {
  entity: AnyEntity;
  id: string;
  /** The command that returns `{count, kept?}`. */
  command: string;
}

interface Counts {
  count: number;
  kept?: number;
}

/** How many other rows are affected by the deletion and how many stay; empty if unknown. */
export function DeleteCount({ entity, id, command }: DeleteCountProps) {
  const translate = useTranslate();
  const { data, isPending } = useQuery({
    queryKey: [entity.name, id, command],
    queryFn: async (): Promise<Counts> => {
      try {
        const address = `/api/${entity.name}/${id}/${command}`;
        return (await apiFetch(address, { method: 'POST', timeout: 'read' })).json();
      } catch (error) {
        const known = countLocally(entity, id);
        if (known) return known;
        throw error;
      }
    },
    gcTime: 0,
    retry: false,
  });
  const told = data && [
    translate(`resources.${entity.name}.${data.count > 0 ? 'lostByDelete' : 'nothingLost'}`, {
      smart_count: data.count,
    }),
    ...(data.kept ? [translate(`resources.${entity.name}.keptByDelete`, { smart_count: data.kept })] : []),
  ];
  return (
    <DialogContentText role="status" sx={{ mt: 1.5, minHeight: '1.5em' }}>
      {isPending ? translate('shell.loading') : told?.join(' ')}
    </DialogContentText>
  );
}
