import path from 'node:path/posix';
import { SaxesParser } from 'saxes';
import { escapeXml } from '../xml';
import type { PackageParts } from './openPackage';
import { Malformed } from './rebuildPart';
import type { TemplateProblem } from './templateProblem';
import { leftOutOfWord, leftOutRelations, refusedRelations, wordParts, wordPictures } from './wordParts';

interface Relation {
  id: string;
  type: string;
  target: string;
  isExternal: boolean;
}

const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types =
  /^http:\/\/(schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/(\w+)$/;

export interface RebuiltRelations {
  xml: string;
  problems: TemplateProblem[];
}

/**
 * Rewrites the relationships of a part from an allow-list of types: to existing parts of the package with that type,
 * and to clickable URLs. Throws Malformed.
 */
export function rebuildRelations(part: string, source: string, parts: PackageParts): RebuiltRelations {
  const problems: TemplateProblem[] = [];
  const kept: string[] = [];
  const ids = new Set<string>();
  for (const relation of readRelations(source)) {
    const { id, target } = relation;
    const kind = types.exec(relation.type)?.[2];
    if (leftOutRelations.test(kind ?? lastSteps(relation.type))) continue;
    if (kind === 'image' && !relation.isExternal && leftOutOfWord.test(`word/${target}`)) continue;
    const verdict = kind === undefined ? undefined : targetOf(part, kind, relation, parts);
    if (ids.has(id) || !/^[\w.-]{1,100}$/.test(id)) throw new Malformed(`Id="${id}"`);
    ids.add(id);
    if (kind === undefined || verdict === undefined) {
      problems.push({ code: codeOf(relation), place: { part }, found: target });
      continue;
    }
    const mode = relation.isExternal ? ' TargetMode="External"' : '';
    kept.push(`<Relationship Id="${id}" Type="${office}/${kind}" Target="${escapeXml(verdict)}"${mode}/>`);
  }
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${namespace}">${kept.join('')}</Relationships>`;
  return { xml, problems };
}

/** The rewritten target; undefined if it is not allowed. */
function targetOf(
  part: string,
  kind: string,
  { target, isExternal }: Relation,
  parts: PackageParts,
): string | undefined {
  if (kind === 'hyperlink' && isExternal) return clickable.test(target) ? target : undefined;
  if (kind === 'hyperlink' && /^#[^{}]*$/.test(target)) return target;
  if (isExternal || /^[a-z][\w+.-]*:|^\/\/|[{}\\%?#]/i.test(target)) return undefined;
  const folder = path.dirname(path.dirname(part));
  const name = path.resolve('/', folder, target).slice(1);
  const names = kind === 'image' ? wordPictures : wordParts.find(({ relation }) => relation === kind)?.names;
  if (!names?.test(name) || !parts.has(name)) return undefined;
  return path.relative(folder, name);
}

const clickable = /^(https?|mailto|tel):[^{}]*$/i;

function codeOf({ type, target, isExternal }: Relation): TemplateProblem['code'] {
  const known = refusedRelations.find(([pattern]) => pattern.test(lastSteps(type)));
  if (known) return known[1];
  const leadsOut = isExternal || /^[a-z][\w+.-]*:|^[\\/]|\.\.|[{}%?]/i.test(target);
  return leadsOut ? 'TEMPLATE_EXTERNAL' : 'TEMPLATE_UNKNOWN_CONTENT';
}

/** `…/relationships/metadata/core-properties` → `core-properties`; `…/relationships/metadata/thumbnail` → `thumbnail`. */
function lastSteps(type: string): string {
  return type.split('/').at(-1) ?? '';
}

function readRelations(source: string): Relation[] {
  const found: Relation[] = [];
  const parser = new SaxesParser({ xmlns: true, position: false });
  const malformed = (what: string) => {
    throw new Malformed(what);
  };
  parser.on('error', ({ message }) => malformed(message));
  parser.on('doctype', () => malformed('DOCTYPE'));
  parser.on('opentag', ({ uri, local, name, attributes }) => {
    if (uri !== namespace) malformed(`<${name}>`);
    if (local === 'Relationships') return;
    if (local !== 'Relationship') malformed(`<${name}>`);
    const value = (key: string) => attributes[key]?.value.trim() ?? '';
    const mode = value('TargetMode');
    if (found.length >= 5_000 || !/^(|Internal|External)$/.test(mode)) malformed(`TargetMode="${mode}"`);
    found.push({
      id: value('Id'),
      type: value('Type'),
      target: value('Target'),
      isExternal: mode === 'External',
    });
  });
  parser.write(source).close();
  return found;
}
