import type { Language } from '@plumbline/resources/language/languages';
import type { Contents, ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import type { Api } from '../../../base/context/context';
import { asApiError } from '../../../base/errors/handleErrors';
import { html, type Markup } from '../../../base/pages/html';
import type { Call } from '../../../entities/call';
import type { FileStore } from '../../../platform/files/fileStore';
import { lengthOf, textLimits } from '../engine/textProblems';
import { type Paragraph, plainText, type Run } from '../engine/texts/readParagraphs';
import type { DocumentSubject } from '../templates/loadCandidates';
import { type TextTemplate, textsBy, textTemplates } from '../templates/textByTemplate';

/** Subject and paragraphs of a mail. */
export interface MailText {
  subject: string;
  paragraphs: readonly Paragraph[];
}

/** What a mail is about; with `seller` a broker writes it, or the provider (null), by its own templates. */
type MailSubject = DocumentSubject | { seller: string | null; language: Language };

interface Wish {
  kind: ReportKind;
  about: MailSubject;
  contents: Contents;
  /** Whether the template is to be used; absent: whichever applies. */
  isWanted?: (template: TextTemplate) => boolean;
}

/** A mail's text by the template that applies: its first paragraph is the subject. Undefined if none applies or fits. */
export async function mailText(
  call: Call,
  store: FileStore,
  { kind, about, contents, isWanted = () => true }: Wish,
): Promise<MailText | undefined> {
  const choose = await textTemplates(call, store, { ...about, kind });
  const template = await choose('seller' in about ? { ...unconditional, ...about } : about);
  if (!template || !isWanted(template)) return undefined;
  const [text] = (await textsBy(template, about.language, [contents])) ?? [];
  const [subject, ...paragraphs] = text ?? [];
  if (!subject || paragraphs.length === 0 || lengthOf(paragraphs) > textLimits.text) return undefined;
  // A line break in the subject would start another header (header injection).
  return { subject: shortened(plainText(subject).replace(/\s+/g, ' ')), paragraphs };
}

/** Names of the data may be long. */
const shortened = (subject: string): string =>
  subject.length > textLimits.subject
    ? `${subject.slice(0, textLimits.subject - 1).toWellFormed()}…`
    : subject;

/** Orders and licences are about no customer, type of inspection or category. */
const unconditional = { owner: null, type: null, categories: [] };

/**
 * As `mailText`, but undefined also if the template cannot be read or rendered, whatever the cause: the attempts of a job
 * are over within a minute, and a mail in the product's words is better than none.
 */
export const mailTextOrNone = ({ log, call, store }: Rendering, wish: Wish): Promise<MailText | undefined> =>
  mailText(call, store, wish).catch((error: unknown) => {
    const { code } = asApiError(error);
    log.warn(
      { kind: wish.kind, code, reason: error instanceof Error ? error.name : 'unknown' },
      'a mail has the words of the product, as its template failed',
    );
    return undefined;
  });

interface Rendering {
  log: Api['log'];
  call: Call;
  store: FileStore;
}

/** The paragraphs of a mail in HTML, with their bold and italic words. */
export const paragraphsMarkup = (paragraphs: MailText['paragraphs']): readonly Markup[] =>
  paragraphs.map((runs) => html`<p style="white-space:pre-line">${runs.map(markedUp)}</p>`);

function markedUp({ text, isBold, isItalic }: Run) {
  const slanted = isItalic ? html`<em>${text}</em>` : text;
  return isBold ? html`<strong>${slanted}</strong>` : slanted;
}
