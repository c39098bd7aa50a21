import * as commands from '@plumbline/resources/commands/reportTemplates';
import type { ReportTemplate } from '@plumbline/resources/entities/reportTemplates';
import type { AnswerOf, InputOf } from '@plumbline/resources/language/defineCommand';
import type { Language } from '@plumbline/resources/language/languages';
import { callCommand, fetchCommand } from '../../data/session/callCommand';

export type Studio = AnswerOf<typeof commands.templateStudio>;
export type Tag = Studio['tags'][number];
export type TemplateProblem = AnswerOf<typeof commands.checkTemplate>['problems'][number];
export type PreviewWish = InputOf<typeof commands.previewTemplate>;

export const readStudio = (kind: ReportTemplate['kind'], language: Language) =>
  callCommand(commands.templateStudio, { input: { kind, language } });

export const readProblems = async (id: string): Promise<TemplateProblem[]> =>
  (await callCommand(commands.templateProblems, { id })).problems;

// Trials and previews wait for a free renderer.
const slow = { timeout: 'long' } as const;

/** `draft`: hash of the file that was on the screen. */
export const publishDraft = (id: string, { draft, note }: { draft: string; note: string }) =>
  callCommand(commands.publishTemplate, { id, input: { draft, ...(note ? { note } : {}) } }, slow);

export const rollBack = (id: string, number: number) =>
  callCommand(commands.rollBackTemplate, { id, input: { number } }, slow);

export const makePreview = async (id: string, input: PreviewWish): Promise<Blob> =>
  (await fetchCommand(commands.previewTemplate, { id, input }, slow)).blob();

export const downloadDefault = async (kind: ReportTemplate['kind'], language: Language): Promise<Blob> =>
  (await fetchCommand(commands.downloadDefaultTemplate, { input: { kind, language } })).blob();
