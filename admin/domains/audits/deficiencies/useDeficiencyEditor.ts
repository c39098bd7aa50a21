import type { Checkpoint } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { newId } from '@plumbline/resources/language/ids';
import { ownValues } from '@plumbline/resources/rules/customFields/customFields';
import { useState } from 'react';
import { createLocally, deleteLocally, type LocalRow, saveLocally } from '../../../data/offline';
import {
  type DeficiencyDraft,
  type DraftPlace,
  dropDeficiencyDraft,
  findDeficiencyDraft,
  keepDeficiencyDraft,
} from './deficiencyDraft';

interface DeficiencyEditing {
  draft: DeficiencyDraft | null;
  startNew: (checkpoint: Pick<Checkpoint, 'id'> | null) => void;
  open: (deficiency: LocalRow<'deficiencies'>) => void;
  change: (draft: DeficiencyDraft) => void;
  save: (draft: DeficiencyDraft) => Promise<void>;
  remove: () => Promise<void>;
  close: () => void;
}

/**
 * The deficiency being edited, if any; an unfinished draft is opened again with the audit. `correction`: reason for
 * correcting a finished audit.
 */
export function useDeficiencyEditor(place: DraftPlace, correction: string | null = null): DeficiencyEditing {
  const [draft, setDraft] = useState<DeficiencyDraft | null>(() => findDeficiencyDraft(place));
  // Stable functions, so that the memoised checklist rows do not re-render.
  const [openers] = useState(() => ({
    startNew: (checkpoint: Pick<Checkpoint, 'id'> | null) =>
      setDraft({ ...empty, id: newId(), isNew: true, checkpoint: checkpoint?.id ?? null }),
    open: (deficiency: LocalRow<'deficiencies'>) => setDraft(draftOf(deficiency)),
  }));
  const close = () => {
    dropDeficiencyDraft(place);
    setDraft(null);
  };
  return {
    draft,
    ...openers,
    change: (next) => {
      keepDeficiencyDraft(place, next);
      setDraft(next);
    },
    save: async (ready) => {
      const {
        id,
        isNew,
        checkpoint,
        description,
        measure,
        dateDue,
        responsiblePerson,
        component,
        dangerLevel,
        photos,
        own,
      } = ready;
      const fields = {
        description: description.trim(),
        measure: measure.trim() || null,
        dateDue,
        responsiblePerson: responsiblePerson.trim() || null,
        component: component.trim() || null,
        dangerLevel: dangerLevel ?? 'red',
        photos,
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
      close();
    },
    remove: async () => {
      if (draft && !draft.isNew) await deleteLocally('deficiencies', draft.id);
      close();
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
  photos: photos ?? [],
  own: ownValues(others),
});
