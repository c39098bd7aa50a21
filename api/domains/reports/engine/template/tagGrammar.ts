import { templateLimits } from './templateLimits';

export interface ParsedTag {
  /** Steps of the path; `[i]` and the like are separate steps. */
  path: string[];
  formatters: ParsedFormatter[];
}

export interface ParsedFormatter {
  name: string;
  arguments: string[];
}

/**
 * Parses a tag without braces and spaces if it has an allowed shape, else undefined. Carbone compiles tags to code, so
 * variables, translations, numeric repetitions, computed positions and properties inherited from Object are refused.
 */
export function parseTag(source: string): ParsedTag | undefined {
  if (source.length > templateLimits.tagLength) return undefined;
  const begin = /^d(?:\.[A-Za-z]\w*(?:\[[^[\]]*\])*)+/.exec(source);
  if (!begin) return undefined;
  const path = begin[0].match(/\[[^\]]*\]|[^.[\]]+/g) ?? [];
  const formatters = parseFormatters(source.slice(begin[0].length));
  const lists = path.filter((step) => step.startsWith('['));
  const areKnown = path.every((step) => (step.startsWith('[') ? isPosition(step) : !isInherited(step)));
  return formatters && areKnown && lists.length <= deepestList ? { path, formatters } : undefined;
}

const deepestList = 6;

/** `[i]`, `[i+1]`, `[0]`, optionally with conditions or sorting: `[i, result.code='OKAY']`, `[name+1]`. */
function isPosition(step: string): boolean {
  const [first = '', ...conditions] = step.slice(1, -1).split(',');
  const isPlace = /^(i|i\+1|\d{1,4})$/.test(first) || isName(first.replace(/\+1$/, ''));
  return (isPlace || isCondition(first)) && conditions.every(isCondition) && conditions.length <= 5;
}

function isCondition(text: string): boolean {
  const [, name = '', value] = /^([^=<>!]+)(?:!=|[=<>])('[^'"\\]*'|[\p{L}\d_.-]+)$/u.exec(text.trim()) ?? [];
  return value !== undefined && isName(name);
}

function isName(text: string): boolean {
  return /^[A-Za-z]\w*(\.[A-Za-z]\w*){0,4}$/.test(text) && !text.split('.').some(isInherited);
}

/** Properties that every object inherits. */
function isInherited(name: string): boolean {
  return name in {} || name === 'prototype';
}

const formatter = /:([A-Za-z]\w*)(?:\(((?:'[^'(){}]*'|[^'(){}])*)\))?/y;

function parseFormatters(text: string): ParsedFormatter[] | undefined {
  const found: ParsedFormatter[] = [];
  formatter.lastIndex = 0;
  while (formatter.lastIndex < text.length) {
    const match = formatter.exec(text);
    if (!match || found.length >= 12) return undefined;
    const [, name = '', list = ''] = match;
    const values = (list.match(/(?:'[^']*'|[^',])+/g) ?? []).map((value) =>
      value.trim().replace(/^'|'$/g, ''),
    );
    if (!values.every((value) => isArgument(name, value))) return undefined;
    found.push({ name, arguments: values });
  }
  return found;
}

/**
 * A leading dot refers to another value of the data; calculations take expressions, of which only a number or a
 * reference is allowed.
 */
function isArgument(formatterName: string, value: string): boolean {
  if (/^\.{1,4}/.test(value)) return isName(value.replace(/^\.{1,4}/, ''));
  if (/^(add|sub|mul|div)$/.test(formatterName)) return /^-?\d{1,9}(\.\d{1,9})?$/.test(value);
  if (/^(padl|padr)$/.test(formatterName) && /^\d/.test(value)) return Number(value) <= 200;
  return value.length <= 400;
}
