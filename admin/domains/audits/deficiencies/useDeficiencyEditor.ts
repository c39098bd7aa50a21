import type { Checkpoint } from '@plumbline/resources/entities/checkpoints/checklistParts';
import type { ChoiceOf } from '@plumbline/resources/language/choices/choiceSet';
import type { contradictedResult } from '@plumbline/resources/language/choices/choices';
import { newId } from '@plumbline/resources/language/ids';
import type { RackCell } from '@plumbline/resources/rules/racks/index';
import { startTransition, useRef, useState } from 'react';
import {
  createLocally,
  currentClient,
  deleteLocally,
  type LocalRow,
  saveLocally,
} from '../../../data/offline';
import {
  type DeficiencyDraft,
  type DraftPlace,
  dropDeficiencyDraft,
  findDeficiencyDrafts,
  hasInput,
  keepDeficiencyDraft,
} from './deficiencyDraft';
import { changesOf, draftOf, emptyDraft, fieldsOf } from './draftFields';

export type ContradictedResult = ChoiceOf<typeof contradictedResult> & string;
/** What becomes of the results that rested on a deleted deficiency: of its finished inspection, and of later ones. */
export type DeletionAnswers = Partial<Record<'contradictedResult' | 'contradictedLater', ContradictedResult>>;

export interface DeficiencyEditing {
  /** The draft whose sheet is open, if any. */
  draft: DeficiencyDraft | null;
  /** Drafts put aside. */
  parked: readonly DeficiencyDraft[];
  /** Whether the open draft is stored on the device. */
  isKept: boolean;
  /** `at`: where on the rack. */
  startNew: (checkpoint: Pick<Checkpoint, 'id'> | null, at?: RackCell) => void;
  open: (deficiency: LocalRow<'deficiencies'>) => void;
  resume: (draft: DeficiencyDraft) => void;
  /** `first`: what is drawn at once, where the whole takes longer to draw. */
  change: (draft: DeficiencyDraft, first?: DeficiencyDraft) => void;
  /** The open draft with what is about to be drawn. */
  current: () => DeficiencyDraft | null;
  /** Saves the record and closes its sheet; `another` opens a new one at the same checkpoint. */
  save: (draft: DeficiencyDraft, another?: boolean) => Promise<void>;
  remove: (answers?: DeletionAnswers) => Promise<void>;
  /** Deletes the open draft. */
  discard: () => void;
  /** Closes the sheet; what was entered stays as a draft. True: there is one. */
  close: () => boolean;
}

/**
 * The deficiency being edited, if any. Nothing entered is lost by closing: it is put aside as a draft until it is saved
 * or discarded. `correction`: reason for correcting a finished audit.
 */
export function useDeficiencyEditor(place: DraftPlace, correction: string | null = null): DeficiencyEditing {
  const [found] = useState(() => findDeficiencyDrafts(place));
  const [draft, setDraft] = useState<DeficiencyDraft | null>(
    () => found.find(({ isOpen }) => isOpen === true) ?? null,
  );
  const [parked, setParked] = useState<readonly DeficiencyDraft[]>(() =>
    found.filter(({ id }) => id !== draft?.id),
  );
  const [isKept, setKept] = useState(true);
  const latest = useRef({ draft, parked });

  const show = (next: DeficiencyDraft | null) => {
    latest.current = { ...latest.current, draft: next };
    setDraft(next);
  };
  const park = (next: readonly DeficiencyDraft[]) => {
    latest.current = { ...latest.current, parked: next };
    setParked(next);
  };
  const forget = (id: string) => {
    dropDeficiencyDraft(place, id);
    park(latest.current.parked.filter((one) => one.id !== id));
    if (latest.current.draft?.id === id) show(null);
  };
  const close = () => {
    const { draft: closing, parked: before } = latest.current;
    if (!closing) return false;
    const isChanged = closing.isNew ? hasInput(closing) : differsFromRecord(closing);
    if (!isChanged) {
      forget(closing.id);
      return false;
    }
    const aside = { ...closing, isOpen: false };
    setKept(keepDeficiencyDraft(place, aside));
    park([...before.filter((one) => one.id !== aside.id), aside]);
    show(null);
    return true;
  };
  const begin = (next: DeficiencyDraft) => {
    close();
    const opened = { ...next, isOpen: true };
    setKept(true);
    park(latest.current.parked.filter((one) => one.id !== next.id));
    if (hasInput(next)) keepDeficiencyDraft(place, opened);
    show(opened);
  };
  const actions = {
    startNew: (checkpoint: Pick<Checkpoint, 'id'> | null, cell?: RackCell) => {
      const at = checkpoint?.id ?? null;
      // A draft of another place stays aside.
      const aside = cell
        ? undefined
        : latest.current.parked.find((one) => one.isNew && one.checkpoint === at);
      begin(aside ?? { ...emptyDraft, ...cell, id: newId(), checkpoint: at });
    },
    open: (deficiency: LocalRow<'deficiencies'>) =>
      begin(latest.current.parked.find(({ id }) => id === deficiency.id) ?? draftOf(deficiency)),
    resume: begin,
  };
  // Stable functions, so that the memoised checklist rows do not re-render.
  const live = useRef(actions);
  live.current = actions;
  const [openers] = useState(() => ({
    startNew: (checkpoint: Pick<Checkpoint, 'id'> | null, cell?: RackCell) =>
      live.current.startNew(checkpoint, cell),
    open: (deficiency: LocalRow<'deficiencies'>) => live.current.open(deficiency),
    resume: (aside: DeficiencyDraft) => live.current.resume(aside),
  }));

  return {
    draft,
    parked,
    isKept,
    ...openers,
    current: () => latest.current.draft,
    change: (next, first) => {
      const { draft: now, parked: aside } = latest.current;
      if (now?.id === next.id) {
        const opened = { ...next, isOpen: true };
        setKept(keepDeficiencyDraft(place, opened));
        if (!first) return show(opened);
        setDraft({ ...first, isOpen: true });
        latest.current = { ...latest.current, draft: opened };
        return startTransition(() => setDraft(opened));
      }
      // A photo that was still being stored when the sheet closed.
      if (aside.some(({ id }) => id === next.id)) {
        const late = { ...next, isOpen: false };
        keepDeficiencyDraft(place, late);
        return park(aside.map((one) => (one.id === next.id ? late : one)));
      }
      if (recordOf(next.id)) return void saveLocally('deficiencies', next.id, { photos: next.photos });
      keepDeficiencyDraft(place, { ...next, isOpen: false });
      park([...aside, { ...next, isOpen: false }]);
    },
    save: async (ready, another = false) => {
      const { draft: now } = latest.current;
      // With what was stored or proposed since the sheet was drawn.
      const whole = now?.id === ready.id ? now : ready;
      const { id, isNew, checkpoint, seen } = whole;
      const reason = correction === null ? {} : { correctionReason: correction };
      if (isNew)
        await createLocally('deficiencies', {
          ...{ id, audit: place.audit, checkpoint, status: 'OPEN' },
          ...fieldsOf(whole),
          ...reason,
        });
      else {
        const changes = changesOf(whole, recordOf(id));
        const known = seen && { baseVersion: seen.version, before: seen.fields };
        if (Object.keys(changes).length > 0)
          await saveLocally('deficiencies', id, { ...changes, ...reason }, known);
      }
      const late = latest.current.draft;
      if (late?.id === id && late.photos !== whole.photos)
        await saveLocally('deficiencies', id, { photos: late.photos });
      forget(id);
      if (another) begin({ ...emptyDraft, id: newId(), checkpoint });
    },
    remove: async (answers) => {
      if (!draft) return;
      const given = correction === null ? {} : { given: { correctionReason: correction, ...answers } };
      if (!draft.isNew) await deleteLocally('deficiencies', draft.id, given);
      forget(draft.id);
    },
    discard: () => {
      if (draft) forget(draft.id);
    },
    close,
  };
}

const recordOf = (id: string) => currentClient()?.record('deficiencies', id);

function differsFromRecord(draft: DeficiencyDraft): boolean {
  const record = recordOf(draft.id);
  return record !== undefined && Object.keys(changesOf(draft, record)).length > 0;
}
