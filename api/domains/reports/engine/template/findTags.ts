import parser from 'carbone/lib/parser';
import { dialects } from '../finish/dialect';
import { findPlace } from './findPlace';
import type { OpenTemplate } from './openTemplate';
import type { TemplatePlace } from './templateProblem';

export interface FoundTag {
  /** As Carbone reads it, without braces: `d.equipment[i].identNumber:ifEM:show(–)`. */
  source: string;
  place: TemplatePlace;
  /** Inside an XML attribute, such as a picture's alternative text. */
  attribute?: string;
}

/** All tags of a template as Carbone will find them: Word likes to cut one into several runs. */
export function findTags({ parts, format }: OpenTemplate): FoundTag[] {
  return [...parts]
    .filter(([name]) => dialects[format].content.test(name))
    .flatMap(([name, bytes]) => {
      const xml = parser.removeXMLInsideMarkers(Buffer.from(bytes).toString('utf8'));
      return [...xml.matchAll(/\{([^{]+?)\}/g)]
        .filter((match) => parser.isCarboneMarker(match[1] ?? ''))
        .map(
          (match): FoundTag => ({
            source: parser.removeWhitespace(parser.cleanMarker(match[1] ?? '')),
            place: findPlace(name, xml, match.index, format),
            attribute: attributeAt(xml, match.index),
          }),
        );
    });
}

/** The name of the attribute a position is in, undefined in text. */
function attributeAt(xml: string, position: number): string | undefined {
  const open = xml.lastIndexOf('<', position);
  if (open < 0 || xml.lastIndexOf('>', position) > open) return undefined;
  return /([\w:.-]+)\s*=\s*["'][^"']*$/.exec(xml.slice(open, position))?.[1] ?? '?';
}
