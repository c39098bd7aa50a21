import type { Edit } from './xml';

/**
 * Marks that Carbone's formatters leave in the filled document for later steps: a private-use character, the kind, a
 * value, a private-use character. `prepareContext` removes these characters from user input, so that marks cannot be
 * forged.
 */
const open = '\uE0F0';
const close = '\uE0F1';

/** Line break within a text. */
export const lineBreak = '\uE0F2';

/** Literal braces, hidden from Carbone so that it sees only tags that were checked. */
const openBrace = '\uE0F3';
const closeBrace = '\uE0F4';
export const sealedBraces = { open: openBrace, close: closeBrace } as const;

export function sealBraces(text: string): string {
  return text.replaceAll('{', openBrace).replaceAll('}', closeBrace);
}

export function unsealBraces(text: string): string {
  return text.replaceAll(openBrace, '{').replaceAll(closeBrace, '}');
}

export const reservedCharacters = new RegExp(`[${open}${close}${lineBreak}${openBrace}${closeBrace}]`, 'g');

export type TokenKind = 'picture' | 'colour' | 'drop';

export function token(kind: TokenKind, value: string | number): string {
  return `${open}${kind}:${value}${close}`;
}

/** Matches tokens of one kind; the first group is the value. */
export function tokenPattern(kind: TokenKind): RegExp {
  return new RegExp(`${open}${kind}:([^${close}]*)${close}`, 'g');
}

/** Removes the tokens of one kind from a short text. */
export const withoutKind = (text: string, kind: TokenKind): string => text.replace(tokenPattern(kind), '');

/** The same for a large text, to be done with its other edits: each copy of a large report costs a tenth of a second. */
export const tokenEdits = (text: string, kind: TokenKind): Edit[] =>
  [...text.matchAll(tokenPattern(kind))].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
    text: '',
  }));

export function hasToken(text: string, kind: TokenKind): boolean {
  return text.includes(`${open}${kind}:`);
}

export function withoutTokens(text: string): string {
  return text.replace(new RegExp(`${open}[^${close}]*${close}`, 'g'), '');
}
