import * as commands from '@plumbline/resources/commands/imports';
import type { EntityName } from '@plumbline/resources/language/names';
import type { ImportPlan } from '@plumbline/resources/rules/import/importSession';
import { callCommand, fetchCommand } from '../../data/session/callCommand';

export interface ListCorrections {
  encoding?: string;
  delimiter?: string;
  sheet?: string;
  headerRow?: number;
}

const long = { timeout: 'long' } as const;

/** The API calls of an import; refusals are thrown as react-admin's HttpError. */
export const importCalls = {
  limits: () => callCommand(commands.readLimits),
  upload: (resource: EntityName, file: File) =>
    callCommand(
      commands.uploadList,
      { input: { resource, name: file.name } },
      { ...long, headers: { 'content-type': 'application/octet-stream' }, body: file },
    ),
  read: (id: string) => callCommand(commands.readImport, { id }),
  correct: (id: string, corrections: ListCorrections) =>
    callCommand(commands.correctList, { id, input: corrections }, long),
  dryRun: (id: string, plan: ImportPlan) => callCommand(commands.tryImport, { id, input: plan }, long),
  run: (id: string) => callCommand(commands.runImport, { id }, long),
  discard: async (id: string): Promise<void> => {
    await callCommand(commands.forgetImport, { id });
  },
  created: async (id: string): Promise<string[]> => (await callCommand(commands.listCreated, { id })).ids,
  problems: async (id: string): Promise<Blob> =>
    (await fetchCommand(commands.listProblems, { id }, long)).blob(),
};
