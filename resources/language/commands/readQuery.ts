import type { Command } from '../defineCommand';
import { codecOf } from '../exchange/codecs/codecs';
import { isCommandPart } from './checkParts';
import type { CommandPartType, Part } from './parts';

// A query holds nothing but text; what cannot be read stays as it is, and the check says what is wrong with it.
const readers: { [T in CommandPartType]?: (value: unknown) => unknown } = {
  json: readJson,
  object: readJson,
  map: readJson,
  either: readJson,
  many: (value) => [value].flat(),
};

/** A query's texts as the values that its command takes. */
export function readQuery(
  { input }: Pick<Command, 'input'>,
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, part]: [string, Part]) =>
      query[name] === undefined ? [] : [[name, read(part, query[name])]],
    ),
  );
}

function read(part: Part, value: unknown): unknown {
  const reader = isCommandPart(part) ? readers[part.type] : codecOf(part).fromQuery;
  return reader ? reader(value) : value;
}

function readJson(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
