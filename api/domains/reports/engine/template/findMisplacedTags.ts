import { findTags } from './findTags';
import type { OpenTemplate } from './openTemplate';
import type { TemplateProblem } from './templateProblem';

/** Tags may stand in text and, for pictures, in alternative text; anywhere else their value could change the document. */
export function findMisplacedTags(template: OpenTemplate): TemplateProblem[] {
  return findTags(template)
    .filter(
      ({ attribute, source }) =>
        attribute !== undefined && !(alternativeText.has(attribute) && source.endsWith(':pic')),
    )
    .map(({ source, place }) => ({ code: 'TEMPLATE_TAG_MISPLACED', place, found: `{${source}}` }));
}

const alternativeText = new Set(['descr', 'title']);
