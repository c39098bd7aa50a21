import * as commands from '@plumbline/resources/commands/dataGenerator';
import type { AnswerOf, InputOf } from '@plumbline/resources/language/defineCommand';
import { type GeneratorCounts, isAtWork } from '@plumbline/resources/rules/dataGenerator/index';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callCommand } from '../../data/session/callCommand';

type Listed = AnswerOf<typeof commands.listGeneratorRuns>;
export type GeneratorRun = Listed['runs'][number];
export type GeneratorAccount = Listed['accounts'][number];
export type GeneratorInput = InputOf<typeof commands.startGeneratorRun>;

const key = ['dataGenerator'];
const pollMs = 1500;

/** Runs and the accounts that may be filled; polled while a run is in progress. */
export function useGeneratorRuns() {
  return useQuery({
    queryKey: key,
    queryFn: () => callCommand(commands.listGeneratorRuns),
    refetchInterval: ({ state }) => (state.data?.runs.some((run) => isAtWork(run.state)) ? pollMs : false),
  });
}

/** The rows a run with these parameters would create. */
export const useForecast = (input: GeneratorInput) =>
  useQuery<GeneratorCounts>({
    queryKey: [...key, 'forecast', input],
    queryFn: async () => (await callCommand(commands.forecastGeneratorRun, { input })).planned,
    enabled: input.account !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });

export function useStart() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: GeneratorInput) => callCommand(commands.startGeneratorRun, { input }),
    onSettled: () => queries.invalidateQueries({ queryKey: key, exact: true }),
  });
}

export function useRunCommand(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: 'cancel' | 'remove') =>
      name === 'cancel'
        ? callCommand(commands.cancelGeneratorRun, { id })
        : callCommand(commands.removeGeneratorRun, { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: key, exact: true }),
  });
}
