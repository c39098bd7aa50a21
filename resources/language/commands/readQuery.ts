import type { Command } from '../defineCommand';
import type { Part } from './parts';

type Reader = (text: string) => unknown;

// A query holds nothing but text; what cannot be read stays as it is, and the check says what is wrong with it.
const readers: Partial<Record<Part['type'], Reader>> = {
  integer: readNumber,
  decimal: readNumber,
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
  json: readJson,
  object: readJson,
  map: readJson,
  either: readJson,
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
  if (part.type === 'many' || part.type === 'references') return [value].flat();
  return typeof value === 'string' ? (readers[part.type]?.(value) ?? value) : value;
}

function readNumber(text: string): unknown {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
