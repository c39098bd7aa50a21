import type {
  CommandPart,
  CommandPartOf,
  CommandPartType,
  Part,
  Parts,
} from '@plumbline/resources/language/commands/parts';
import { isPart, type Whole } from '@plumbline/resources/language/defineCommand';
import type { Field, FieldOf, FieldType } from '@plumbline/resources/language/fields/field';
import { newId } from '@plumbline/resources/language/ids';

type Samples = { [T in FieldType]: (field: FieldOf<T>) => unknown };
const someFile = { hash: '0'.repeat(64), name: 'a.pdf', mimeType: 'application/pdf', size: 1 };

const samples: Samples = {
  text: ({ min = 1 }) => 'x'.repeat(min),
  longText: () => 'x',
  localizedText: () => ({ 'en-EN': 'x' }),
  integer: ({ min = 1 }) => min,
  decimal: ({ min = 1 }) => min,
  boolean: () => true,
  date: () => '2026-11-17',
  datetime: () => '2026-11-17T12:00:00.000Z',
  choice: ({ choices }) => choices.values[0],
  reference: () => newId(),
  references: () => [newId()],
  file: () => someFile,
  files: () => [someFile],
  address: () => ({ city: 'x' }),
  phones: () => [],
  list: () => [],
};
const partSamples: { [T in CommandPartType]: (part: CommandPartOf<T>) => unknown } = {
  string: () => 'sample',
  word: ({ words }) => words[0],
  object: ({ parts }) => sampleOfParts(parts),
  many: ({ of }) => [sampleOfPart(of)],
  map: () => ({}),
  row: () => ({}),
  draft: () => ({}),
  either: ({ forms }) => forms[0] && sampleOfPart(forms[0]),
  json: () => ({}),
};

/** An input the contract accepts, including all optional parts. */
export const sampleOf = (whole: Whole): unknown =>
  isPart(whole) ? sampleOfPart(whole) : sampleOfParts(whole);

const sampleOfParts = (parts: Parts): object =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, sampleOfPart(part)]));

function sampleOfPart(part: Part): unknown {
  // Each table covers all types, but TypeScript cannot pair a union's member with its own line.
  const made = { ...samples, ...partSamples } as Record<string, (part: Field | CommandPart) => unknown>;
  return made[part.type]?.(part);
}
