import type { Checkpoint } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { newId } from '@plumbline/resources/language/ids';
import { ownValues } from '@plumbline/resources/rules/customFields/customFields';
import type { RackCell } from '@plumbline/resources/rules/racks/index';
import { startTransition, useRef, useState } from 'react';
import {
  createLocally,
  currentClient,
  deleteLocally,
  type LocalRow,
  sameValue,
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
  remove: () => Promise<void>;
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
      begin(aside ?? { ...empty, ...cell, id: newId(), checkpoint: at });
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
      if (currentClient()?.record('deficiencies', next.id))
        return void saveLocally('deficiencies', next.id, { photos: next.photos });
      keepDeficiencyDraft(place, { ...next, isOpen: false });
      park([...aside, { ...next, isOpen: false }]);
    },
    save: async (ready, another = false) => {
      const { draft: now } = latest.current;
      // With what was stored or proposed since the sheet was drawn.
      const whole = now?.id === ready.id ? now : ready;
      const { id, isNew, checkpoint, isOpen: _isOpen, own, ...entered } = whole;
      const fields = {
        ...entered,
        description: entered.description.trim(),
        measure: entered.measure.trim() || null,
        responsiblePerson: entered.responsiblePerson.trim() || null,
        component: entered.component.trim() || null,
        bay: entered.bay ?? null,
        level: entered.level ?? null,
        dangerLevel: entered.dangerLevel ?? 'red',
        ...own,
        ...(correction === null ? {} : { correctionReason: correction }),
      };
      if (isNew)
        await createLocally('deficiencies', {
          id,
          audit: place.audit,
          checkpoint,
          status: 'OPEN',
          ...fields,
        });
      else await saveLocally('deficiencies', id, fields);
      const late = latest.current.draft;
      if (late?.id === id && late.photos !== whole.photos)
        await saveLocally('deficiencies', id, { photos: late.photos });
      forget(id);
      if (another) begin({ ...empty, id: newId(), checkpoint });
    },
    remove: async () => {
      if (!draft) return;
      if (!draft.isNew) await deleteLocally('deficiencies', draft.id);
      forget(draft.id);
    },
    discard: () => {
      if (draft) forget(draft.id);
    },
    close,
  };
}

const empty: DeficiencyDraft = {
  id: '',
  isNew: true,
  checkpoint: null,
  description: '',
  measure: '',
  dateDue: null,
  responsiblePerson: '',
  component: '',
  bay: null,
  level: null,
  dangerLevel: null,
  photos: [],
  own: {},
};

const draftOf = ({
  id,
  checkpoint,
  description,
  measure,
  dateDue,
  responsiblePerson,
  component,
  bay,
  level,
  dangerLevel,
  photos,
  ...others
}: LocalRow<'deficiencies'>): DeficiencyDraft => ({
  id,
  isNew: false,
  checkpoint,
  description,
  dateDue,
  dangerLevel,
  measure: measure ?? '',
  responsiblePerson: responsiblePerson ?? '',
  component: component ?? '',
  bay: bay ?? null,
  level: level ?? null,
  photos: photos ?? [],
  own: ownValues(others),
});

function differsFromRecord({ isOpen: _isOpen, ...draft }: DeficiencyDraft): boolean {
  const record = currentClient()?.record('deficiencies', draft.id);
  return record !== undefined && !sameValue({ bay: null, level: null, ...draft }, draftOf(record));
}
