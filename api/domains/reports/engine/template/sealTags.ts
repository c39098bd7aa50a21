import parser from 'carbone/lib/parser';
import type { TemplateFormat } from '../finish/dialect';
import { sealBraces } from '../tokens';
import { placeFinder } from './findPlace';
import { isFormatter } from './formatterNames';
import { joinTags } from './joinTags';
import { type ParsedTag, parseTag } from './tagGrammar';
import type { TemplatePlace, TemplateProblem } from './templateProblem';

export interface FoundTag extends ParsedTag {
  /** As Carbone reads it, without braces: `d.equipment[i].identNumber:ifEM:show(–)`. */
  source: string;
  place: TemplatePlace;
}

export interface SealedPart {
  /** The part with joined tags and all other braces hidden from Carbone. */
  xml: string;
  tags: FoundTag[];
  problems: TemplateProblem[];
}

/**
 * Finds the tags of a part as Carbone does (Word often splits them into runs) and accepts only known shapes and
 * formatters: in text, and picture tags in alternative text. A single pass.
 */
export function sealTags(part: string, source: string, format: TemplateFormat): SealedPart {
  const tags: FoundTag[] = [];
  const problems: TemplateProblem[] = [];
  const whole = joinTags(source);
  const placeAt = placeFinder(part, whole, format);

  const seal = (text: string, position: number, attribute?: string): string => {
    const inner = text.slice(1, -1);
    if (!isTagLike(inner)) return sealBraces(text);
    const tag = parser.removeWhitespace(parser.cleanMarker(inner));
    const place = placeAt(position);
    const refuse = (code: TemplateProblem['code']) => {
      problems.push({ code, place, found: `{${tag.slice(0, 200)}}` });
      return sealBraces(text);
    };
    const parsed = parseTag(tag);
    if (!parsed) return refuse('TEMPLATE_TAG_UNKNOWN');
    if (parsed.formatters.some(({ name }) => !isFormatter(name))) return refuse('TEMPLATE_FORMATTER_UNKNOWN');
    // Elsewhere a value could change the document.
    const isInPlace = attribute === undefined || (alternativeText.has(attribute) && isPicture(parsed));
    if (!isInPlace) return refuse('TEMPLATE_TAG_MISPLACED');
    tags.push({ source: tag, place, ...parsed });
    return text;
  };

  const xml = whole.replace(/<[^<>{}]*[{}][^<>]*>|\{[^{}<]*\}|[{}]/g, (piece, position: number) => {
    if (piece.startsWith('<')) return sealElement(piece, position, seal);
    return piece.length > 1 ? seal(piece, position) : sealBraces(piece);
  });
  return { xml, tags, problems };
}

type Seal = (text: string, position: number, attribute: string) => string;

function sealElement(element: string, position: number, seal: Seal): string {
  return element.replace(/([\w:.-]+)="([^"]*)"/g, (_whole, name: string, value: string) => {
    const sealed = value.replace(/\{[^{}]*\}|[{}]/g, (piece) =>
      piece.length > 1 ? seal(piece, position, name) : sealBraces(piece),
    );
    return `${name}="${sealed}"`;
  });
}

/** Tags, variables and translations of Carbone. */
function isTagLike(inner: string): boolean {
  return parser.isCarboneMarker(inner) || /^\s*[#$]/.test(inner);
}

function isPicture({ formatters }: ParsedTag): boolean {
  return formatters.length === 1 && formatters[0]?.name === 'pic';
}

/** In DrawingML; in OpenDocument alternative text is element text. */
const alternativeText = new Set(['descr', 'title']);
