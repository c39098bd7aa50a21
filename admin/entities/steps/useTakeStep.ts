import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CommandProvider } from '../../data/records/commandProvider';
import { stepArgs } from './stepArgs';

/** Takes a step on one row, at once or when online again; throws the refusal. */
export function useTakeStep(
  entity: AnyEntity,
): (id: string, name: string, answers?: Record<string, unknown>) => Promise<void> {
  const provider = useDataProvider<CommandProvider>();
  const queries = useQueryClient();
  return async (id, name, answers = {}) => {
    await provider.command(entity.name, { id, name, args: { ...stepArgs(entity, name), ...answers } });
    await queries.invalidateQueries();
  };
}
