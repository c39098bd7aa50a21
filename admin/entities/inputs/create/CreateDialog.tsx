import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import type { EntityName } from '@plumbline/resources/language/names';
import { withDefaults } from '@plumbline/resources/language/validation';
import { useEffect, useId, useMemo, useState } from 'react';
import { type RaRecord, RecordContext, ResourceContextProvider, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { newLabel } from '../../../data/words/labels';
import { useLanguage } from '../../../data/words/useLanguage';
import { holdUnsavedWork } from '../../../kit/settings/unsavedWork';
import { FieldsForm, type Values } from '../../form/FieldsForm';
import { SaveButton } from '../../form/SaveButton';
import { UnsavedQuestion } from '../../form/UnsavedQuestion';
import { useCreateRow } from '../../form/useCreateRow';
import type { FieldLock } from '../../form/useFieldLocks';
import { titleFields } from '../../title/titleOf';
import { useEntity } from '../../useEntity';
import { typedValues } from './typedValues';

interface CreateDialogProps {
  to: EntityName;
  given: Readonly<Values>;
  /** The text searched for and not found. */
  typed: string;
  onMade: (row: RaRecord<string>) => void;
  onClose: () => void;
}

const givenBelow: FieldLock = { message: 'shell.form.given', blockers: [] };

/** The form of a new row above the form that will refer to it, whose values are kept. */
export function CreateDialog({ to, ...props }: CreateDialogProps) {
  return (
    // The record of the form below must not be used here.
    <RecordContext.Provider value={undefined}>
      <ResourceContextProvider value={to}>
        <NewRow {...props} />
      </ResourceContextProvider>
    </RecordContext.Provider>
  );
}

function NewRow({ given, typed, onMade, onClose }: Omit<CreateDialogProps, 'to'>) {
  const entity = useEntity();
  const language = useLanguage();
  const translate = useTranslate();
  const titleId = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [isDirty, setDirty] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const row = useCreateRow(entity, given);
  const initial = useMemo(
    () => withDefaults(entity, { ...given, ...typedValues(entity, typed, language) }),
    [entity, given, typed, language],
  );
  // With other values the picker's filter would exclude the new row.
  const locked = useMemo(
    () => Object.fromEntries(Object.keys(given).map((name) => [name, givenBelow])),
    [given],
  );
  const titled = titleFields(entity);
  const empty = titled.find((name) => entity.fields[name]?.required && !initial[name]);
  const save = (values: Values) => {
    setSaving(true);
    return row.save(values, onMade).finally(() => setSaving(false));
  };
  const close = () => {
    if (isSaving) return;
    if (isDirty) setAsked(true);
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      // A portal is part of the form below in React's tree, so its submit event would bubble there.
      onSubmit={(event) => event.stopPropagation()}
      fullScreen={isNarrow}
      maxWidth="md"
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>
        {translate(newLabel(entity), { _: translate('shell.action.create') })}
      </DialogTitle>
      <FieldsForm
        entity={entity}
        initial={initial}
        save={save}
        locked={locked}
        beginsAt={empty ?? titled.at(-1)}
      >
        {(fields) => (
          <>
            <DialogContent dividers sx={{ p: 0 }}>
              {fields}
            </DialogContent>
            {/* Keeps the focus in the field: its blur would show an error and move the button before the click. */}
            <DialogActions onMouseDown={(event) => event.preventDefault()}>
              <Button variant="text" color="inherit" disabled={isSaving} onClick={close}>
                {translate('shell.action.cancel')}
              </Button>
              <SaveButton />
            </DialogActions>
            <Unsaved onChange={setDirty} />
          </>
        )}
      </FieldsForm>
      <UnsavedQuestion isAsked={isAsked} isClosing onLeave={onClose} onStay={() => setAsked(false)} />
    </Dialog>
  );
}

/** Reports unsaved input, for the guard of the form below as well. */
function Unsaved({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  useEffect(() => (isDirty ? holdUnsavedWork() : undefined), [isDirty]);
  return null;
}
