import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { Box, Button, Drawer, FormHelperText, TextField, Typography, useMediaQuery } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { DayField } from '../../../entities/inputs/DayField';
import { AccountFacts, AccountInputs, useArrangement } from '../../customFields';
import { DangerLevelPicker } from '../checkpoints/DangerLevelPicker';
import { PhotoStrip } from '../photos/PhotoStrip';
import { TextWithModules } from '../TextWithModules';
import type { DeficiencyDraft } from './deficiencyDraft';
import { dueDayFor } from './dueDays';
import { ResponsibleField } from './ResponsibleField';

interface DeficiencyEditorProps {
  draft: DeficiencyDraft;
  /** Name of the checkpoint it was found at; empty: not at a checkpoint. */
  context: string;
  category: string | null;
  isReadOnly: boolean;
  onChange: (draft: DeficiencyDraft) => void;
  onSave: (draft: DeficiencyDraft) => Promise<void>;
  /** Null: it belongs to a finished inspection and cannot be deleted. */
  onDelete: (() => Promise<void>) | null;
  onClose: () => void;
}

/** Edits all fields of a deficiency in a sheet. */
export function DeficiencyEditor({
  draft,
  context,
  category,
  isReadOnly,
  onChange,
  onSave,
  onDelete,
  onClose,
}: DeficiencyEditorProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery('(max-width: 700px)');
  const titleId = useId();
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const hasOwnDue = useRef(draft.dateDue !== null);
  const change = (patch: Partial<DeficiencyDraft>) => onChange({ ...draft, ...patch });
  const lacksText = draft.description.trim() === '';
  const lacksLevel = draft.dangerLevel === null;
  const row = { ...draft, ...draft.own, category };
  const arrangement = useArrangement('deficiencies', row);
  const { isShown, isRequired } = arrangement;
  const problems = isTried ? arrangement.problems : {};

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    await work().catch((error: unknown) => {
      setFailure(errorMessage(error, translate));
      setBusy(false);
    });
  };
  const save = () => {
    setTried(true);
    if (!lacksText && !lacksLevel && arrangement.isComplete) void run(() => onSave(draft));
  };
  const required = translate('validation.required');
  return (
    <Drawer
      open
      onClose={onClose}
      anchor={isPhone ? 'bottom' : 'right'}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            width: isPhone ? '100%' : 480,
            maxWidth: '100%',
            height: isPhone ? '94dvh' : '100%',
            borderRadius: isPhone ? '14px 14px 0 0' : 0,
            display: 'flex',
          },
        },
      }}
    >
      <Box sx={{ px: 2, pt: 2, pb: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={titleId} component="h2" variant="h2">
          {translate(draft.isNew ? 'audit.deficiency.new' : 'audit.deficiency.title')}
        </Typography>
        {context && (
          <Typography variant="body2" color="text.secondary">
            {context}
          </Typography>
        )}
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', p: 2, display: 'flex', flexDirection: 'column', gap: 2.25 }}>
        <Box>
          <Typography component="p" variant="subtitle2" sx={{ mb: 0.75 }}>
            {translate('audit.danger.label')} *
          </Typography>
          <DangerLevelPicker
            label={translate('audit.danger.label')}
            value={draft.dangerLevel}
            isDisabled={isReadOnly}
            problem={isTried && lacksLevel ? required : undefined}
            onChange={(dangerLevel) =>
              change({ dangerLevel, ...(hasOwnDue.current ? {} : { dateDue: dueDayFor(dangerLevel) }) })
            }
          />
        </Box>
        {isShown('photos') && (
          <Box>
            <PhotoStrip
              label={translate('audit.photos.ofDeficiency')}
              place={{ resource: 'deficiencies', id: draft.id }}
              photos={draft.photos}
              max={20}
              isDisabled={isReadOnly}
              onChange={(photos) => change({ photos })}
            />
            {problems.photos && (
              <FormHelperText error role="alert">
                {problems.photos}
              </FormHelperText>
            )}
          </Box>
        )}
        <TextWithModules
          label={translate('resources.deficiencies.fields.description')}
          value={draft.description}
          max={2000}
          category={category}
          isRequired
          isDisabled={isReadOnly}
          problem={isTried && lacksText ? required : undefined}
          onChange={(description) => change({ description })}
        />
        {isShown('component') && (
          <TextField
            label={translate('resources.deficiencies.fields.component')}
            value={draft.component}
            disabled={isReadOnly}
            required={isRequired('component')}
            error={Boolean(problems.component)}
            helperText={problems.component}
            onChange={(event) => change({ component: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 160 } }}
          />
        )}
        {isShown('measure') && (
          <TextWithModules
            label={translate('resources.deficiencies.fields.measure')}
            value={draft.measure}
            max={2000}
            category={category}
            isDisabled={isReadOnly}
            isRequired={isRequired('measure')}
            problem={problems.measure}
            onChange={(measure) => change({ measure })}
          />
        )}
        {isShown('dateDue') && (
          <DayField
            label={translate('resources.deficiencies.fields.dateDue')}
            value={draft.dateDue}
            isDisabled={isReadOnly}
            isRequired={isRequired('dateDue')}
            problem={problems.dateDue}
            onChange={(dateDue) => {
              hasOwnDue.current = true;
              change({ dateDue });
            }}
          />
        )}
        {isShown('responsiblePerson') && (
          <ResponsibleField
            value={draft.responsiblePerson}
            isDisabled={isReadOnly}
            isRequired={isRequired('responsiblePerson')}
            problem={problems.responsiblePerson}
            onChange={(responsiblePerson) => change({ responsiblePerson })}
          />
        )}
        {isReadOnly ? (
          <AccountFacts arrangement={arrangement} row={row} />
        ) : (
          <AccountInputs
            arrangement={arrangement}
            row={draft.own ?? {}}
            problems={problems}
            onChange={(own) => change({ own: { ...draft.own, ...own } })}
          />
        )}
        {!isReadOnly && !draft.isNew && onDelete && (
          <Button
            variant="text"
            color="error"
            startIcon={<DeleteOutlineRounded />}
            disabled={isBusy}
            onClick={() => void run(onDelete)}
            sx={{ alignSelf: 'flex-start', minHeight: 48 }}
          >
            {translate('audit.deficiency.delete')}
          </Button>
        )}
      </Box>
      <Box
        sx={{ p: 1.5, pb: 'calc(12px + env(safe-area-inset-bottom))', borderTop: 1, borderColor: 'divider' }}
      >
        {failure && (
          <Typography role="alert" variant="body2" color="error" sx={{ mb: 1 }}>
            {failure}
          </Typography>
        )}
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="outlined"
            onClick={onClose}
            sx={{ minHeight: 52, flex: isReadOnly ? 1 : '0 0 auto' }}
          >
            {translate(isReadOnly ? 'ra.action.close' : 'ra.action.cancel')}
          </Button>
          {!isReadOnly && (
            <Button
              variant="contained"
              disabled={isBusy}
              onClick={save}
              sx={{ minHeight: 52, flex: 1, fontSize: '1rem' }}
            >
              {translate('audit.deficiency.save')}
            </Button>
          )}
        </Box>
      </Box>
    </Drawer>
  );
}
