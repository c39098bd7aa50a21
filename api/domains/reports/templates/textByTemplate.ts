import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Language } from '@plumbline/resources/language/languages';
import { chooseTemplate } from '@plumbline/resources/rules/reports/chooseTemplate';
import type { Contents, ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { ApiError } from '../../../base/errors/errors';
import { asSystem, type Call } from '../../../entities/call';
import type { FileStore } from '../../../platform/files/fileStore';
import { renderTexts, templateSandbox } from '../engine/renderReport';
import type { Paragraph } from '../engine/texts/readParagraphs';
import {
  accountsKeeping,
  type DocumentSubject,
  loadCandidates,
  type TemplateKeeper,
  wishOf,
} from './loadCandidates';
import { publishedFile } from './publishedFile';

export interface TextTemplate {
  name: string;
  /** 0: of the account itself or the seller, 1: of its broker, 2: of the broker above … */
  distance: number;
  content: Buffer;
}

/** Chooses among the published templates; undefined if none applies or its file is missing. */
export type ChooseText = (about: Omit<DocumentSubject, 'instance'>) => Promise<TextTemplate | undefined>;

/** The choice among the texts of a keeper, whose templates are loaded once; without a sandbox none applies. */
export async function textTemplates(
  call: Call,
  store: FileStore,
  { kind, ...keeper }: TemplateKeeper & { kind: ReportKind },
): Promise<ChooseText> {
  const system = asSystem(call, 'instance' in keeper ? keeper.instance : CATALOGUE_ID);
  const isPossible = (await templateSandbox()) !== 'none';
  const accounts = isPossible ? await accountsKeeping(system, keeper) : [];
  const candidates = await loadCandidates(system, accounts, kind);
  const files = new Map<string, Promise<TextTemplate | undefined>>();
  return async (about) => {
    if (candidates.length === 0) return undefined;
    const { chosen } = chooseTemplate(candidates, await wishOf(system, about, kind));
    if (!chosen) return undefined;
    const known =
      files.get(chosen.id) ??
      publishedFile(system, store, chosen).then(
        (file) => file && { name: chosen.name, distance: chosen.distance, content: file.content },
      );
    files.set(chosen.id, known);
    return known;
  };
}

/** What a template says of each of these contents; undefined if it does not fit them. Errors: REPORT_TIMEOUT. */
export async function textsBy(
  { content }: TextTemplate,
  language: Language,
  contents: Contents[],
): Promise<Paragraph[][] | undefined> {
  try {
    return await renderTexts({ template: content, language, contents });
  } catch (error) {
    if (error instanceof ApiError && error.code.startsWith('TEMPLATE')) return undefined;
    throw error;
  }
}
