import { ApiError } from '../../../../base/errors/errors';
import type { TemplateFormat } from '../finish/dialect';
import { editPart } from './editPart';
import { findMisplacedTags } from './findMisplacedTags';
import { findRisks } from './findRisks';
import { openPackage, type PackageParts } from './openPackage';
import { problemData, type TemplateProblem } from './templateProblem';

export interface OpenTemplate {
  format: TemplateFormat;
  parts: PackageParts;
}

/** A template ready to be filled; throws its first problem where it is not safe to hand to LibreOffice. */
export function openTemplate(bytes: Uint8Array): OpenTemplate {
  const template = unpackTemplate(bytes);
  refuse([...findRisks(template.parts, template.format), ...findMisplacedTags(template)]);
  return template;
}

/** The parts and the format, not yet looked at for risks. */
export function unpackTemplate(bytes: Uint8Array): OpenTemplate {
  const parts = openPackage(bytes);
  const format = formatOf(parts);
  if (!format) throw new ApiError('TEMPLATE_NOT_A_DOCUMENT');
  if (format === 'docx') forgetOwnTemplate(parts);
  return { format, parts };
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

/**
 * Word notes in every document the template on the author's disk that it began with. Nothing is read from it, and authors
 * cannot get rid of it, so it is taken out instead of refused.
 */
function forgetOwnTemplate(parts: PackageParts): void {
  editPart(parts, 'word/settings.xml', (xml) => xml.replace(/<w:attachedTemplate\b[^>]*\/>/g, ''));
  editPart(parts, 'word/_rels/settings.xml.rels', (xml) =>
    xml.replace(/<Relationship\b[^>]*\/attachedTemplate"[^>]*\/>/g, ''),
  );
}
