import type { ContextName } from '@plumbline/resources/rules/reports/contexts/contexts';
import type { TemplateFormat } from '../finish/dialect';
import { dialects } from '../finish/dialect';
import { readPart } from './editPart';
import { findBareHeads } from './findBareHeads';
import { findBarePictures } from './findBarePictures';
import { findBrokenTags } from './findBrokenTags';
import { findEmptyTags } from './findEmptyTags';
import type { PackageParts } from './openPackage';
import type { FoundTag } from './sealTags';
import { templateLimits } from './templateLimits';
import type { TemplateProblem } from './templateProblem';

interface Reading {
  /** Context of the template's kind. */
  of: ContextName;
  format: TemplateFormat;
  parts: PackageParts;
  tags: readonly FoundTag[];
}

/** What makes reports of a valid template hard to read: for screen readers, over several pages, by gaps or broken tags. */
export function findWarnings({ of, format, parts, tags }: Reading): TemplateProblem[] {
  const found: TemplateProblem[] = [];
  for (const name of parts.keys()) {
    if (!dialects[format].content.test(name)) continue;
    const part = { name, xml: readPart(parts, name), format };
    for (const one of [...findBrokenTags(part), ...findBarePictures(part), ...findBareHeads(part)])
      found.push(one);
  }
  return [...found, ...findEmptyTags(of, tags)].slice(0, templateLimits.problems);
}

export interface ContentPart {
  name: string;
  xml: string;
  format: TemplateFormat;
}
