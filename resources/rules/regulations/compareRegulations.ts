import { type ChecklistPart, checkpointsOf } from '../../entities/checkpoints/checklistParts';
import { regulationFields } from '../../entities/regulationFields';
import type { Localized } from '../../language/languages';
import { standing } from './standing';

/** The compared content, of `auditRegulations` and `regulationVersions`. */
export type RegulationContent = Readonly<Record<string, unknown>>;

export interface RegulationChange {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  of: 'regulation' | 'part' | 'checkpoint';
  id: string;
  /** `2` or `2.3` by the newer content, for removed items by the older; empty for the regulation itself. */
  place: string;
  name: Localized | null;
  /** Changed fields; empty for added, removed and moved items. */
  fields: string[];
}

/**
 * Differences between two contents of a regulation in the newer order, removed items last. Without `before` everything
 * is new. Sections and checkpoints are matched by id, wherever they are.
 */
export function compareRegulations(
  before: RegulationContent | null,
  after: RegulationContent,
): RegulationChange[] {
  const old = before ? piecesOf(before) : [];
  const now = piecesOf(after);
  const known = new Map(old.map((piece) => [piece.id, piece]));
  const stays = standing(
    old.map(({ id, part }) => ({ id, within: part })),
    now.map(({ id, part }) => ({ id, within: part })),
  );
  const own = before ? differing(before, after, headNames) : [];
  const head: RegulationChange[] =
    own.length > 0 ? [{ kind: 'changed', of: 'regulation', id: '', place: '', name: null, fields: own }] : [];
  const present = now.flatMap((piece): RegulationChange[] => {
    const past = known.get(piece.id);
    if (!past) return [changeOf('added', piece)];
    const fields = differing(past.content, piece.content, namesOf(past.content, piece.content));
    if (fields.length > 0) return [changeOf('changed', piece, fields)];
    return stays.has(piece.id) ? [] : [changeOf('moved', piece)];
  });
  const left = new Set(now.map(({ id }) => id));
  return [
    ...head,
    ...present,
    ...old.filter(({ id }) => !left.has(id)).map((piece) => changeOf('removed', piece)),
  ];
}

/**
 * Numbers of added, changed or moved, and removed sections and checkpoints; the regulation's own fields count as one.
 */
export function countChanges(changes: readonly RegulationChange[]) {
  const count = (...kinds: RegulationChange['kind'][]) =>
    changes.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    addedCount: count('added'),
    changedCount: count('changed', 'moved'),
    removedCount: count('removed'),
  };
}

const headNames = Object.keys(regulationFields).filter((name) => name !== 'parts');

interface Piece {
  id: string;
  of: 'part' | 'checkpoint';
  place: string;
  name: Localized | null;
  /** The containing part; empty for parts. */
  part: string;
  content: RegulationContent;
}

function piecesOf({ parts }: RegulationContent): Piece[] {
  const all = (parts ?? []) as readonly ChecklistPart[]; // the definition says what the field holds
  return all.flatMap((part, index): Piece[] => {
    const { checkpoints: _, ...content } = part;
    const { id, name } = part;
    return [
      { id, of: 'part', place: String(index + 1), name, part: '', content },
      ...checkpointsOf(part).map(
        (checkpoint, at): Piece => ({
          id: checkpoint.id,
          of: 'checkpoint',
          place: `${index + 1}.${at + 1}`,
          name: checkpoint.name,
          part: part.id,
          content: { ...checkpoint },
        }),
      ),
    ];
  });
}

const changeOf = (
  kind: RegulationChange['kind'],
  { id, of, place, name }: Piece,
  fields: string[] = [],
): RegulationChange => ({ kind, of, id, place, name, fields });

const namesOf = (one: RegulationContent, other: RegulationContent): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

const differing = (one: RegulationContent, other: RegulationContent, names: readonly string[]): string[] =>
  names.filter((name) => essence(one[name]) !== essence(other[name]));

// Null equals an empty text; key order is ignored.
const essence = (value: unknown): string => JSON.stringify(bare(value));
function bare(value: unknown): unknown {
  if (value === undefined || value === '' || value === null) return null;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value)
    .filter(([, inner]) => bare(inner) !== null)
    .sort(([one], [another]) => (one < another ? -1 : 1));
  return entries.length > 0 ? entries : null;
}
