import type { ChecklistPart, Checkpoint } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { checkpointsOf } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { newId } from '@plumbline/resources/language/ids';

export type Parts = readonly ChecklistPart[];
/** Before the checkpoint at `index` of a part; the number of checkpoints: after the last one. */
export interface Place {
  part: string;
  index: number;
}

const withCheckpoints = (part: ChecklistPart, checkpoints: readonly Checkpoint[]): ChecklistPart => ({
  ...part,
  checkpoints: [...checkpoints],
});
const inserted = <T>(items: readonly T[], index: number, item: T): T[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];

export const findCheckpoint = (parts: Parts, id: string): Checkpoint | undefined =>
  parts.flatMap(checkpointsOf).find((checkpoint) => checkpoint.id === id);

export function placeOf(parts: Parts, id: string): Place | undefined {
  for (const part of parts) {
    const index = checkpointsOf(part).findIndex((checkpoint) => checkpoint.id === id);
    if (index >= 0) return { part: part.id, index };
  }
  return undefined;
}

export const changeCheckpoint = (parts: Parts, changed: Checkpoint): ChecklistPart[] =>
  parts.map((part) =>
    checkpointsOf(part).some(({ id }) => id === changed.id)
      ? withCheckpoints(
          part,
          checkpointsOf(part).map((one) => (one.id === changed.id ? changed : one)),
        )
      : part,
  );

export const changePart = (parts: Parts, id: string, change: Partial<ChecklistPart>): ChecklistPart[] =>
  parts.map((part) => (part.id === id ? { ...part, ...change } : part));

export const removeCheckpoint = (parts: Parts, id: string): ChecklistPart[] =>
  parts.map((part) =>
    checkpointsOf(part).some((one) => one.id === id)
      ? withCheckpoints(
          part,
          checkpointsOf(part).filter((one) => one.id !== id),
        )
      : part,
  );

export const insertCheckpoint = (parts: Parts, { part: id, index }: Place, checkpoint: Checkpoint) =>
  parts.map((part) =>
    part.id === id ? withCheckpoints(part, inserted(checkpointsOf(part), index, checkpoint)) : part,
  );

/** Moves a checkpoint; `to` is an index before the move. */
export function moveCheckpoint(parts: Parts, id: string, to: Place): ChecklistPart[] {
  const from = placeOf(parts, id);
  const checkpoint = findCheckpoint(parts, id);
  if (!from || !checkpoint) return [...parts];
  const index = from.part === to.part && from.index < to.index ? to.index - 1 : to.index;
  return insertCheckpoint(removeCheckpoint(parts, id), { part: to.part, index }, checkpoint);
}

/** Moves a checkpoint one step, also into the neighbouring part; it stays at the very ends. */
export function stepCheckpoint(parts: Parts, id: string, step: -1 | 1): ChecklistPart[] {
  const from = placeOf(parts, id);
  const partIndex = parts.findIndex((part) => part.id === from?.part);
  const part = parts[partIndex];
  if (!from || !part) return [...parts];
  const isWithin = step < 0 ? from.index > 0 : from.index < checkpointsOf(part).length - 1;
  if (isWithin)
    return moveCheckpoint(parts, id, {
      part: part.id,
      index: step < 0 ? from.index - 1 : from.index + 2,
    });
  const neighbour = parts[partIndex + step];
  if (!neighbour) return [...parts];
  return moveCheckpoint(parts, id, {
    part: neighbour.id,
    index: step < 0 ? checkpointsOf(neighbour).length : 0,
  });
}

/** Moves a part before the one at `index`. */
export function movePart(parts: Parts, id: string, index: number): ChecklistPart[] {
  const from = parts.findIndex((part) => part.id === id);
  const part = parts[from];
  if (!part) return [...parts];
  const rest = parts.filter((one) => one !== part);
  return inserted(rest, Math.max(0, from < index ? index - 1 : index), part);
}

export function duplicateCheckpoint(parts: Parts, id: string): { parts: ChecklistPart[]; made: string } {
  const place = placeOf(parts, id);
  const checkpoint = findCheckpoint(parts, id);
  const made = newId();
  if (!place || !checkpoint) return { parts: [...parts], made: id };
  const copy = { ...structuredClone(checkpoint), id: made };
  return { parts: insertCheckpoint(parts, { ...place, index: place.index + 1 }, copy), made };
}

/** Duplicates a part below itself; conditions within the copy refer to the copied checkpoints. */
export function duplicatePart(parts: Parts, id: string): ChecklistPart[] {
  const index = parts.findIndex((part) => part.id === id);
  const part = parts[index];
  if (!part) return [...parts];
  const ids = new Map(checkpointsOf(part).map((checkpoint) => [checkpoint.id, newId()]));
  const copy = structuredClone({ ...part, id: newId() });
  return inserted(
    parts,
    index + 1,
    withCheckpoints(
      copy,
      checkpointsOf(copy).map((checkpoint) => ({
        ...checkpoint,
        id: ids.get(checkpoint.id) ?? newId(),
        ...(checkpoint.shownAfter
          ? { shownAfter: ids.get(checkpoint.shownAfter) ?? checkpoint.shownAfter }
          : {}),
      })),
    ),
  );
}
