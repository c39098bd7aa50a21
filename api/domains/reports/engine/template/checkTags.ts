import { reportContextShape } from '@plumbline/resources/rules/reports/ReportContext';
import type { Shape } from '@plumbline/resources/rules/reports/shape';
import array from 'carbone/formatters/array.js';
import condition from 'carbone/formatters/condition.js';
import date from 'carbone/formatters/date.js';
import number from 'carbone/formatters/number.js';
import string from 'carbone/formatters/string.js';
import { ownFormatters } from '../formatters';
import type { FoundTag } from './findTags';
import type { TemplateProblem } from './templateProblem';

/** The same as in Carbone itself, whose main module would start looking for LibreOffice. */
const known = { ...array, ...condition, ...date, ...number, ...string, ...ownFormatters };

/** Each tag against the context it will be filled from: unknown names, unknown formatters, lists without an end. */
export function checkTags(tags: FoundTag[]): TemplateProblem[] {
  return [...tags.flatMap(checkTag), ...openLoops(tags)];
}

function checkTag({ source, place }: FoundTag): TemplateProblem[] {
  const found = `{${source}}`;
  const [path = '', ...formatters] = splitFormatters(source);
  const problems: TemplateProblem[] = formatters
    .map((formatter) => formatter.replace(/\(.*$/, ''))
    .filter((name) => !Object.hasOwn(known, name))
    .map(() => ({ code: 'TEMPLATE_FORMATTER_UNKNOWN', place, found }));
  const shape = shapeAt(path);
  const isBlock = formatters.some((formatter) => /^(len|show|hide|if)/.test(formatter));
  const isValue =
    shape !== undefined &&
    (isBlock || shape.kind === 'text' || shape.kind === 'code' || shape.kind === 'image');
  if (!isValue) problems.unshift({ code: 'TEMPLATE_TAG_UNKNOWN', place, found });
  else if (shape.kind === 'image' && !formatters.includes('pic') && !isBlock)
    problems.push({ code: 'TEMPLATE_TAG_MISPLACED', place, found });
  return problems;
}

/** `d.a:b('x:y'):c(1)` → path and formatters; a colon inside an argument separates nothing. */
function splitFormatters(source: string): string[] {
  return source.split(/:(?![^(]*\))/);
}

/** What the context has at a tag's path; undefined where it has nothing. */
function shapeAt(path: string): Shape | undefined {
  const steps = path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? [];
  if (steps.shift() !== 'd' || path.includes('..')) return undefined;
  let shape: Shape | undefined = reportContextShape;
  for (const step of steps) {
    if (step.startsWith('[')) shape = shape?.kind === 'list' && isPosition(step) ? shape.of : undefined;
    else
      shape = shape?.kind === 'record' && Object.hasOwn(shape.fields, step) ? shape.fields[step] : undefined;
  }
  return shape;
}

/** `[i]`, `[i+1]`, `[0]`, also with conditions or sorting: `[i, result.code='OKAY']`. */
function isPosition(step: string): boolean {
  return /^\[(i|i\+1|\d+|[\w.]+\s*(\+1)?|[\w.]+\s*[=<>!]+.*)(,.*)?\]$/.test(step);
}

/** Carbone repeats what stands between `[i]` and `[i+1]`; without the second the list shows one entry only. */
function openLoops(tags: FoundTag[]): TemplateProblem[] {
  const ends = new Set(
    tags.flatMap(({ source, place }) =>
      loopsOf(source)
        .filter(({ isEnd }) => isEnd)
        .map(({ list }) => `${place.part} ${list}`),
    ),
  );
  const missing = new Map<string, TemplateProblem>();
  for (const { source, place } of tags) {
    for (const { list, isEnd } of loopsOf(source)) {
      const key = `${place.part} ${list}`;
      if (!isEnd && !ends.has(key) && !missing.has(key))
        missing.set(key, { code: 'TEMPLATE_LOOP_OPEN', place, found: `{${source}}` });
    }
  }
  return [...missing.values()];
}

function loopsOf(source: string): { list: string; isEnd: boolean }[] {
  const path = splitFormatters(source)[0] ?? '';
  return [...path.matchAll(/\[([^\]]*)\]/g)]
    .filter((match) => /^i\b/.test(match[1] ?? ''))
    .map((match) => ({
      list: path.slice(0, match.index).replace(/\[[^\]]*\]/g, '[]'),
      isEnd: (match[1] ?? '').startsWith('i+1'),
    }));
}
