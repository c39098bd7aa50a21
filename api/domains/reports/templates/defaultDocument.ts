import { readFile } from 'node:fs/promises';
import type { Language } from '@plumbline/resources/language/languages';
import { wordsOf } from '../../../base/wordsOf';
import type { Call } from '../../../entities/call';
import { loadReportBrand } from '../context/loadReportBrand';
import { defaultTemplate } from '../engine/defaultTemplate';
import { packDocument } from '../engine/packDocument';
import { openTemplate } from '../engine/template/openTemplate';
import { withAccent } from '../engine/withAccent';

/** The default template as a document to start from, in the colours of the account's broker. */
export async function defaultDocument(
  call: Call,
  language: Language,
): Promise<{ content: Buffer; name: string }> {
  const content = await readFile(defaultTemplate);
  const accent = (await loadReportBrand(call, call.actor.instance))?.accent;
  return {
    content: accent ? packDocument(withAccent(openTemplate(content), accent)) : content,
    name: `${wordsOf(language)('choices.reportKind.AUDIT_REPORT')}.docx`,
  };
}
