import type { ChecklistPart, Checkpoint } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { checkpointsOf } from '@plumbline/resources/entities/checkpoints/checklistParts';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldOf } from '@plumbline/resources/language/fields/field';
import { isList } from '@plumbline/resources/language/fields/types/list';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, set as put, useController, useFormState } from 'react-hook-form';
import { emptyItem } from '../../../entities/inputs/list/items';
import { problemText } from '../../../entities/inputs/problemText';
import {
  changeCheckpoint,
  changePart,
  duplicateCheckpoint,
  duplicatePart,
  insertCheckpoint,
  type Parts,
  removeCheckpoint,
} from './partsModel';

/** The state before an undoable step. */
interface Step {
  parts: Parts;
  text: 'removed' | 'changed';
}

export const handleOf = (id: string): string => `handle-${id}`;
const atMostSteps = 50;

/** The parts in the form and their operations; `actions` is stable. */
export function usePartsEditing(entity: AnyEntity, source: string, field: FieldOf<'list'>) {
  const translate = useTranslate();
  const { field: input } = useController({ name: source });
  const { errors, submitCount } = useFormState({ name: source });
  const parts: Parts = input.value ?? [];
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [opened, setOpened] = useState<string | null>(null);
  // The row just added: it gets the focus and shows no errors until it is left or saving is attempted.
  const [made, setMade] = useState<{ id: string; submitCount: number } | null>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  // An open form has its own copy of a checkpoint; undo remounts it.
  const [generation, setGeneration] = useState(0);
  const latest = useRef({ parts, input, submitCount });
  latest.current = { parts, input, submitCount };
  const points = field.fields.checkpoints;

  const actions = useMemo(() => {
    const set = (next: Parts) => {
      latest.current.parts = next;
      latest.current.input.onChange([...next]);
    };
    const take = (next: Parts, text: Step['text'] = 'changed') => {
      const { parts: before } = latest.current;
      setSteps((known) => [...known, { parts: before, text }].slice(-atMostSteps));
      set(next);
    };
    const arrange = (next: Parts, text?: Step['text']) => {
      take(next, text);
      touch();
    };
    const touch = () => {
      setMade(null);
      latest.current.input.onBlur();
    };
    const add = (next: Parts, id: string) => {
      take(next);
      setOpened(id);
      setMade({ id, submitCount: latest.current.submitCount });
    };
    const fold = (id: string, isFolded: boolean) =>
      setFolded((known) => new Set(isFolded ? [...known, id] : [...known].filter((one) => one !== id)));
    return {
      set,
      arrange,
      toggle: (id: string) => setOpened((known) => (known === id ? null : id)),
      fold,
      changeCheckpoint: (changed: Checkpoint) => set(changeCheckpoint(latest.current.parts, changed)),
      changePart: (id: string, change: Partial<ChecklistPart>) =>
        set(changePart(latest.current.parts, id, change)),
      removeCheckpoint: (id: string) => arrange(removeCheckpoint(latest.current.parts, id), 'removed'),
      duplicateCheckpoint: (id: string) => {
        const { parts: next, made } = duplicateCheckpoint(latest.current.parts, id);
        arrange(next);
        setOpened(made);
      },
      addCheckpoint: (part: string) => {
        if (!isList(points)) return;
        // Created from the definition of its field.
        const made = emptyItem(points) as unknown as Checkpoint;
        const known = latest.current.parts.find(({ id }) => id === part);
        const index = known ? checkpointsOf(known).length : 0;
        fold(part, false);
        add(insertCheckpoint(latest.current.parts, { part, index }, made), made.id);
      },
      addPart: () => {
        const made = emptyItem(field) as unknown as ChecklistPart; // as above
        add([...latest.current.parts, made], made.id);
      },
      removePart: (id: string) =>
        arrange(
          latest.current.parts.filter((part) => part.id !== id),
          'removed',
        ),
      duplicatePart: (id: string) => arrange(duplicatePart(latest.current.parts, id)),
      touch,
    };
  }, [field, points]);

  const own: unknown = get(errors, source);
  // After a refused save, the first invalid row is opened and its section expanded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another attempt to save may open a row
  useEffect(() => {
    const wrong = firstWrong(parts, own);
    if (submitCount === 0 || !wrong) return;
    actions.fold(wrong.part, false);
    setOpened(wrong.row);
    requestAnimationFrame(() => document.getElementById(handleOf(wrong.row))?.focus());
  }, [submitCount]);
  // Moving a checkpoint may invalidate a condition elsewhere; shown at once, not only when saving.
  const together = useMemo(() => {
    const found = {};
    for (const [path, problem] of Object.entries(entity.check?.({ [source]: parts }) ?? {}))
      put(found, path, { type: 'manual', message: { args: {}, ...problem } });
    return found;
  }, [entity, source, parts]);
  const isMade = (id: string | undefined) => made?.id === id && made?.submitCount === submitCount;
  return {
    ...actions,
    parts,
    opened,
    isMade,
    folded,
    generation,
    lastStep: steps.at(-1) ?? null,
    undo: () => {
      const last = steps.at(-1);
      if (!last) return;
      setSteps(steps.slice(0, -1));
      actions.set(last.parts);
      setGeneration((known) => known + 1);
    },
    foldAll: (isFolded: boolean) => setFolded(new Set(isFolded ? parts.map(({ id }) => id) : [])),
    /** Error of the whole list. */
    problem: Array.isArray(own)
      ? problemText({ root: Reflect.get(own, 'root') }, translate)
      : problemText(own, translate),
    /** Errors of a part or, with an index, of one of its checkpoints, by field. */
    errorsAt: (part: number, checkpoint?: number): Readonly<Record<string, unknown>> => {
      const row = parts[part];
      if (isMade(checkpoint === undefined ? row?.id : row?.checkpoints?.[checkpoint]?.id)) return {};
      const path = `${source}.${part}${checkpoint === undefined ? '' : `.checkpoints.${checkpoint}`}`;
      const before: object | undefined = get(errors, path);
      const now: object | undefined = get(together, path);
      return { ...now, ...before };
    },
  };
}

/** The first invalid part or checkpoint, with the ids of its row and its part. */
function firstWrong(parts: Parts, errors: unknown): { part: string; row: string } | undefined {
  for (const [index, part] of parts.entries()) {
    const found: object = get({ errors }, `errors.${index}`) ?? {};
    const point = checkpointsOf(part).find((_, at) => get(found, `checkpoints.${at}`));
    const isPartWrong = Object.keys(found).some((name) => name !== 'checkpoints');
    if (isPartWrong || point) return { part: part.id, row: isPartWrong || !point ? part.id : point.id };
  }
  return undefined;
}

export type PartsEditing = ReturnType<typeof usePartsEditing>;
