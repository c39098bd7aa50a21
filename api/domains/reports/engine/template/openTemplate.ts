import type { ContextName } from '@plumbline/resources/rules/reports/contexts/contexts';
import { ApiError } from '../../../../base/errors/errors';
import { dialects, type TemplateFormat } from '../finish/dialect';
import { type CheckedDocument, checkDocument } from './checkDocument';
import { checkTags } from './checkTags';
import { readPart } from './editPart';
import { openPackage, type PackageParts } from './openPackage';
import { type FoundTag, sealTags } from './sealTags';
import { templateLimits } from './templateLimits';
import { problemData, type TemplateProblem } from './templateProblem';

export interface OpenTemplate {
  format: TemplateFormat;
  parts: PackageParts;
}

export interface ReadDocument extends CheckedDocument {
  tags: FoundTag[];
}

/**
 * Opens a template for filling; throws its first problem if it is unsafe for Carbone and LibreOffice. With `of` also if a
 * tag does not fit these data, which would leave a gap: what is sent is not looked at before, and sent once.
 */
export function openTemplate(bytes: Uint8Array, of?: ContextName): OpenTemplate {
  const { format, parts, problems, tags } = readDocument(bytes);
  refuse(of ? [...problems, ...checkTags(of, tags)] : problems);
  return { format, parts };
}

/**
 * Reads a document: everything that is not allowed as problems, and the document without it, with sealed tags. Throws
 * TEMPLATE_NOT_A_DOCUMENT, TEMPLATE_BROKEN or TEMPLATE_TOO_LARGE if it cannot be read.
 */
export function readDocument(bytes: Uint8Array): ReadDocument {
  const originals = openPackage(bytes);
  const format = formatOf(originals);
  if (!format) throw new ApiError('TEMPLATE_NOT_A_DOCUMENT');
  const { parts, problems, warnings } = checkDocument(originals, format);
  const tags: FoundTag[] = [];
  for (const name of parts.keys()) {
    if (!dialects[format].content.test(name)) continue;
    const sealed = sealTags(name, readPart(parts, name), format);
    parts.set(name, Buffer.from(sealed.xml, 'utf8'));
    problems.push(...sealed.problems);
    for (const tag of sealed.tags) tags.push(tag);
  }
  if (tags.length > templateLimits.tags)
    throw new ApiError('TEMPLATE_TOO_LARGE', { part: 'tags', limit: templateLimits.tags });
  return { format, parts, problems: problems.slice(0, templateLimits.problems), warnings, tags };
}

export function refuse(problems: TemplateProblem[]): void {
  const [first] = problems;
  if (first) throw new ApiError(first.code, problemData(first));
}

function formatOf(parts: PackageParts): TemplateFormat | undefined {
  if (parts.has('word/document.xml') && parts.has('[Content_Types].xml')) return 'docx';
  const mimetype = Buffer.from(parts.get('mimetype') ?? []).toString('latin1');
  return mimetype === 'application/vnd.oasis.opendocument.text' && parts.has('content.xml')
    ? 'odt'
    : undefined;
}
