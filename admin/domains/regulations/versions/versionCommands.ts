import * as commands from '@plumbline/resources/commands/regulations';
import { callCommand } from '../../../data/session/callCommand';

/** Starts a draft of a regulation, or of a new one where `regulation` is null. */
export const startDraft = (draft: { id: string; regulation: string | null; [field: string]: unknown }) =>
  callCommand(commands.startDraft, { input: draft });

/** `version` and `published`: the versions the summary of changes is based on. */
export const publishDraft = (
  id: string,
  { note, ...seen }: { version: number; published: number | null; note: string | null },
) => callCommand(commands.publishDraft, { id, input: { ...seen, ...(note === null ? {} : { note }) } });

export const countOpenPlannings = async (regulation: string): Promise<number> =>
  (await callCommand(commands.countOpenPlannings, { id: regulation })).openPlannings;
