import type { ContextName } from '@plumbline/resources/rules/reports/contexts/contexts';
import type { FoundTag } from './sealTags';
import { shapeAt } from './shapeAt';
import { suggestTag } from './suggestTag';
import { templateLimits } from './templateLimits';
import type { TemplateProblem } from './templateProblem';

/** Checks each tag against the context: unknown names, pictures outside of a frame, loops without an end. */
export function checkTags(of: ContextName, tags: FoundTag[]): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  for (const tag of tags) {
    if (problems.length >= templateLimits.problems) return problems;
    problems.push(...checkTag(of, tag));
  }
  return [...problems, ...openLoops(tags)];
}

function checkTag(of: ContextName, { source, path, formatters, place }: FoundTag): TemplateProblem[] {
  const found = `{${source}}`;
  const shape = shapeAt(of, path);
  const isBlock = formatters.some(({ name }) => /^(len|show|hide|if)/.test(name));
  const isValue =
    shape !== undefined &&
    (isBlock || shape.kind === 'text' || shape.kind === 'code' || shape.kind === 'image');
  if (!isValue) {
    const suggestion = suggestTag(of, { source, path });
    return [{ code: 'TEMPLATE_TAG_UNKNOWN', place, found, ...(suggestion ? { suggestion } : {}) }];
  }
  const isPicture = formatters.some(({ name }) => name === 'pic');
  return shape.kind === 'image' && !isPicture && !isBlock
    ? [{ code: 'TEMPLATE_TAG_MISPLACED', place, found }]
    : [];
}

/** Carbone repeats what is between `[i]` and `[i+1]`; without the latter only one entry is printed. */
function openLoops(tags: FoundTag[]): TemplateProblem[] {
  const loops = tags.flatMap((tag) => loopsOf(tag).map((loop) => ({ ...loop, tag })));
  const ends = new Set(loops.filter(({ isEnd }) => isEnd).map(({ list }) => list));
  const missing = new Map<string, TemplateProblem>();
  for (const { list, tag } of loops)
    if (!ends.has(list) && !missing.has(list))
      missing.set(list, { code: 'TEMPLATE_LOOP_OPEN', place: tag.place, found: `{${tag.source}}` });
  return [...missing.values()];
}

function loopsOf({ path, place }: FoundTag): { list: string; isEnd: boolean }[] {
  return path.flatMap((step, index) => {
    if (!/^\[i\b/.test(step)) return [];
    const before = path.slice(0, index).map((name) => (name.startsWith('[') ? '[]' : `.${name}`));
    return [{ list: `${place.part} ${before.join('')}`, isEnd: step.startsWith('[i+1') }];
  });
}
