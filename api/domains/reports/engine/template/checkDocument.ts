import { fail } from '../../../../base/errors/errors';
import type { TemplateFormat } from '../finish/dialect';
import { placeFinder } from './findPlace';
import type { PackageParts } from './openPackage';
import { pictureDots, pictureKind } from './pictureKind';
import { type Rebuilding, rebuildXml, wellFormed } from './readXml';
import { rebuildOpenDocument } from './rebuildOpenDocument';
import { rebuildWord } from './rebuildWord';
import { type PartBudget, templateLimits } from './templateLimits';
import type { TemplateProblem } from './templateProblem';
import { embeddedFonts, refusedParts } from './wordParts';

/** A document rebuilt from its allowed content, with the problems found. */
export interface CheckedDocument {
  format: TemplateFormat;
  parts: PackageParts;
  problems: TemplateProblem[];
  /** Content left out that changes how reports look. */
  warnings: TemplateProblem[];
}

/** Checks every part of a package against the allow-list of its format. */
export function checkDocument(parts: PackageParts, format: TemplateFormat): CheckedDocument {
  const checked = new DocumentCheck(parts, format);
  return format === 'docx' ? rebuildWord(checked) : rebuildOpenDocument(checked);
}

/** State and checks shared by both formats. */
export class DocumentCheck implements CheckedDocument {
  readonly parts: PackageParts = new Map();
  readonly problems: TemplateProblem[] = [];
  readonly warnings: TemplateProblem[] = [];
  private readonly budget: PartBudget = { part: '', elements: templateLimits.elements };
  private xml = 0;

  constructor(
    readonly originals: PackageParts,
    readonly format: TemplateFormat,
  ) {}

  rebuild(part: string, bytes: Uint8Array, rebuilding: Omit<Rebuilding, 'budget'>): void {
    this.budget.part = part;
    this.xml += bytes.length;
    if (this.xml > templateLimits.xml) fail('TEMPLATE_TOO_LARGE', { part, limit: templateLimits.xml });
    const rebuilt = this.wellFormed(part, () => rebuildXml(bytes, { ...rebuilding, budget: this.budget }));
    if (!rebuilt) return;
    const placeAt = placeFinder(part, rebuilt.xml, this.format);
    for (const { code, found, position } of rebuilt.findings)
      this.problems.push({ code, found, place: placeAt(position) });
    this.write(part, rebuilt.xml);
  }

  wellFormed<T>(part: string, work: () => T): T | undefined {
    return wellFormed(part, this.problems, work);
  }

  write(part: string, text: string): void {
    this.parts.set(part, Buffer.from(text, 'utf8'));
  }

  takePicture(part: string, bytes: Uint8Array): void {
    if (!pictureKind(bytes)) this.refusePart(part);
    else if (pictureDots(bytes) > templateLimits.dots)
      this.problems.push({ code: 'TEMPLATE_TOO_LARGE', place: { part } });
    else this.parts.set(part, bytes);
  }

  leaveOutFont(part: string): boolean {
    const isFont = embeddedFonts.test(part);
    if (isFont) this.warnings.push({ code: 'TEMPLATE_FONT_LEFT_OUT', place: { part } });
    return isFont;
  }

  refusePart(part: string): void {
    const [, code] = refusedParts.find(([names]) => names.test(part)) ?? [];
    this.problems.push({ code: code ?? 'TEMPLATE_UNEXPECTED_PART', place: { part } });
  }
}
