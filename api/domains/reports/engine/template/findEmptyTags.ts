import { reportKind } from '@plumbline/resources/language/choices/reportKinds';
import { languages } from '@plumbline/resources/language/languages';
import { type ContextName, contextOfKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { sampleContents } from '../sample/sampleContents';
import type { FoundTag } from './sealTags';
import type { TemplateProblem } from './templateProblem';

/**
 * Tags that print nothing in any sample and do not say what to do then: most reports would have a gap. Lists that are empty
 * in all samples vanish with their rows, and fields of the account are in none.
 */
export function findEmptyTags(of: ContextName, tags: readonly FoundTag[]): TemplateProblem[] {
  return tags
    .filter(({ formatters }) => !formatters.some(({ name }) => minds.test(name)))
    .filter(({ path }) => isEmpty(of, path))
    .map(({ source, place }) => ({ code: 'TEMPLATE_TAG_EMPTY', place, found: `{${source}}` }));
}

/** Formatters for an empty value, and pictures, whose frames vanish. */
const minds = /^(?:orNo|if|show|hide|pic$|colour$)/;

function isEmpty(of: ContextName, path: readonly string[]): boolean {
  const [root, ...steps] = path;
  if (root !== 'd' || steps[0] === 'labels') return false;
  if (steps.some((step) => step.startsWith('[') && step !== '[i]')) return false;
  const lists = steps.flatMap((step, index) => (step === '[i]' ? [keyOf(steps.slice(0, index + 1))] : []));
  const filled = known.get(of) ?? readSamples(of);
  known.set(of, filled);
  return lists.every((list) => filled.has(list)) && !filled.has(keyOf(steps));
}

const known = new Map<ContextName, ReadonlySet<string>>();

const keyOf = (steps: readonly string[]): string => steps.join('.');

function readSamples(of: ContextName): ReadonlySet<string> {
  const filled = new Set<string>();
  const kinds = reportKind.values.filter((kind) => contextOfKind[kind] === of);
  for (const kind of kinds)
    for (const language of languages)
      note(sampleContents(kind, language, { equipment: pieces }).context, [], filled);
  return filled;
}

/** As many as the preview with sample data shows. */
const pieces = 10;

function note(value: unknown, steps: readonly string[], filled: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) note(item, [...steps, '[i]'], filled);
    return;
  }
  if (value === '' || value === null || value === undefined) return;
  filled.add(keyOf(steps));
  if (typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) note(inner, [...steps, key], filled);
}
