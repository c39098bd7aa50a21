import type { Command } from '../defineCommand';
import { codecOf } from '../exchange/codecs/codecs';
import { isCommandPart } from './checkParts';
import type { CommandPartType, Part } from './parts';

// Query values are texts; unreadable ones stay unchanged and fail the check.
const readers: { [T in CommandPartType]?: (value: unknown) => unknown } = {
  json: readJson,
  object: readJson,
  map: readJson,
  either: readJson,
  many: (value) => [value].flat(),
};

/** Converts a query's texts to the types of the command. */
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
