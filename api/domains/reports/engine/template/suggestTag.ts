import { editDistance } from '@plumbline/resources/language/editDistance';
import type { ContextName } from '@plumbline/resources/rules/reports/contexts/contexts';
import type { FoundTag } from './sealTags';
import { shapeAt } from './shapeAt';

/** Letters by which a name may differ from the one that was meant. */
const mostWrong = 2;

/** The tag that was probably meant by an unknown one: one name misspelt, or a list without `[i]`. */
export function suggestTag(
  of: ContextName,
  { source, path }: Pick<FoundTag, 'source' | 'path'>,
): string | undefined {
  const at = path.findIndex((_step, index) => shapeAt(of, path.slice(0, index + 1)) === undefined);
  const wrong = path[at];
  const before = path.slice(0, at);
  const shape = wrong === undefined || at === 0 ? undefined : shapeAt(of, before);
  if (wrong === undefined || !shape) return undefined;
  if (shape.kind === 'list') return mend([...before, '[i]', ...path.slice(at)], `.${wrong}`, `[i].${wrong}`);
  if (shape.kind !== 'record') return undefined;
  const nearest = Object.keys(shape.fields)
    // Before the distance, which takes quadratic time: tags may be long and many.
    .filter((name) => Math.abs(name.length - wrong.length) <= mostWrong)
    .map((name) => ({ name, distance: editDistance(name.toLowerCase(), wrong.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= mostWrong && distance < name.length / 2)
    .sort((a, b) => a.distance - b.distance)[0];
  return nearest && mend([...before, nearest.name, ...path.slice(at + 1)], `.${wrong}`, `.${nearest.name}`);

  /** Only where the rest of the tag is known as well, and the name stands once in it. */
  function mend(meant: string[], from: string, to: string): string | undefined {
    const kind = shapeAt(of, meant)?.kind;
    const isValue = kind === 'text' || kind === 'code' || kind === 'image';
    return isValue && source.split(from).length === 2 ? `{${source.replace(from, to)}}` : undefined;
  }
}
