import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { Box, Button, Drawer, FormHelperText, Typography, useMediaQuery } from '@mui/material';
import { memo, startTransition, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import type { LocalRow } from '../../../data/offline';
import { DayField } from '../../../entities/inputs/DayField';
import { AccountFacts, AccountInputs, useArrangement } from '../../customFields';
import { PositionField } from '../../racks';
import { DangerLevelPicker } from '../checkpoints/DangerLevelPicker';
import { PhotoStrip } from '../photos/PhotoStrip';
import type { RackState } from '../rack/useRackState';
import { TextWithModules } from '../TextWithModules';
import { ComponentField } from './ComponentField';
import { DiscardButton } from './DiscardButton';
import { type DeficiencyDraft, hasInput } from './deficiencyDraft';
import { ResponsibleField } from './ResponsibleField';
import { SameAgainButton } from './SameAgainButton';
import { SheetFooter } from './SheetFooter';
import { SheetHeader } from './SheetHeader';
import { sheetSize } from './sheetSize';
import { useComponentOptions } from './useComponentOptions';
import { useProposals } from './useProposals';

const Day = memo(DayField);

interface DeficiencyEditorProps {
  draft: DeficiencyDraft;
  audit: Pick<LocalRow<'audits'>, 'id' | 'planning'>;
  checklist: Pick<LocalRow<'checklists'>, 'components'>;
  /** Whether the draft is stored on the device. */
  isKept: boolean;
  /** Name of the checkpoint it was found at; empty: not at a checkpoint. */
  context: string;
  category: string | null;
  /** The front of the rack and the deficiencies on it; null: no rack, or its bays and levels are not known. */
  rack: RackState | null;
  isReadOnly: boolean;
  /** The draft with what is about to be drawn. */
  current: () => DeficiencyDraft | null;
  /** `first`: what is drawn at once. */
  onChange: (draft: DeficiencyDraft, first?: DeficiencyDraft) => void;
  onSave: (draft: DeficiencyDraft, another: boolean) => Promise<void>;
  onDelete: () => Promise<void>;
  /** Deletes the draft. */
  onDiscard: () => void;
  /** Closes the sheet; what was entered stays as a draft. */
  onClose: () => void;
}

/**
 * Edits a deficiency in a sheet. Danger level, component and photo come first; texts and date are proposed from them.
 */
export function DeficiencyEditor({
  draft,
  audit,
  checklist,
  isKept,
  context,
  category,
  rack,
  isReadOnly,
  current,
  onChange,
  onSave,
  onDelete,
  onDiscard,
  onClose,
}: DeficiencyEditorProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery('(max-width: 700px)');
  const titleId = useId();
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const storing = useRef<Promise<boolean>[]>([]);
  // What one taps first is there at once, the rest a moment later.
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const latest = useRef({ draft, current, onChange });
  latest.current = { draft, current, onChange };
  // Stable functions, so that fields are drawn again only when their own value changes.
  const change = useCallback((patch: Partial<DeficiencyDraft>) => {
    const known = latest.current;
    known.onChange({ ...(known.current() ?? known.draft), ...patch });
  }, []);
  const set = useMemo(
    () => ({
      description: (description: string) => change({ description }),
      measure: (measure: string) => change({ measure }),
      dateDue: (dateDue: string | null) => change({ dateDue }),
      responsiblePerson: (responsiblePerson: string) => change({ responsiblePerson }),
      photos: (photos: DeficiencyDraft['photos']) => change({ photos }),
      storing: (photo: Promise<boolean>) => void storing.current.push(photo),
    }),
    [change],
  );
  const place = useMemo(() => ({ resource: 'deficiencies' as const, id: draft.id }), [draft.id]);
  const components = useComponentOptions(checklist, category);
  const withProposed = useProposals(draft, { category, checkpoint: context });
  // The decision is drawn at once, texts and date proposed from it a moment later.
  const decide = (patch: Partial<DeficiencyDraft>) => {
    const decided = { ...(current() ?? draft), ...patch };
    onChange(withProposed(decided), decided);
  };
  const isFilled = hasInput(draft);
  const lacksText = (current() ?? draft).description.trim() === '';
  const lacksLevel = draft.dangerLevel === null;
  const row = { ...draft, ...draft.own, category };
  const arrangement = useArrangement('deficiencies', row);
  const { isShown, isRequired } = arrangement;
  const problems = isTried ? arrangement.problems : {};

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    await work().catch((error: unknown) => setFailure(errorMessage(error, translate)));
    setBusy(false);
  };
  const save = (another: boolean) => {
    setTried(true);
    if (lacksText || lacksLevel || !arrangement.isComplete) return;
    void run(async () => {
      // A photo taken a moment ago belongs to it; one that could not be stored is reported beside the others.
      const stored = await Promise.all(storing.current);
      storing.current = [];
      if (stored.every(Boolean)) await onSave(draft, another);
    });
  };
  const others = useMemo(() => (rack?.found ?? []).filter(({ id }) => id !== draft.id), [rack, draft.id]);
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
            ...sheetSize(isPhone),
            display: 'flex',
          },
        },
      }}
    >
      <SheetHeader
        titleId={titleId}
        title={translate(draft.isNew ? 'audit.deficiency.new' : 'audit.deficiency.title')}
        context={context}
        isReadOnly={isReadOnly}
        isFilled={isFilled}
        isKept={isKept}
        onClose={onClose}
      />
      <Box sx={{ flex: 1, overflowY: 'auto', p: 2, display: 'flex', flexDirection: 'column', gap: 2.25 }}>
        {draft.isNew && !isReadOnly && !isFilled && (
          <SameAgainButton
            audit={audit}
            checkpoint={draft.checkpoint}
            onCopy={({ dangerLevel, component, description, measure, responsiblePerson }) =>
              decide({
                dangerLevel,
                description,
                component: component ?? '',
                measure: measure ?? '',
                responsiblePerson: responsiblePerson ?? '',
              })
            }
          />
        )}
        <Box>
          <Typography component="p" variant="subtitle2" sx={{ mb: 0.75 }}>
            {translate('audit.danger.label')} *
          </Typography>
          <DangerLevelPicker
            label={translate('audit.danger.label')}
            value={draft.dangerLevel}
            isDisabled={isReadOnly}
            problem={isTried && lacksLevel ? required : undefined}
            hasProblemLine
            onChange={(dangerLevel) => decide({ dangerLevel })}
          />
        </Box>
        {isShown('component') && (
          <ComponentField
            value={draft.component}
            options={components}
            isDisabled={isReadOnly}
            isRequired={isRequired('component')}
            problem={problems.component}
            onChange={(component) => change({ component })}
            onDone={(component) => decide({ component })}
          />
        )}
        {rack && (
          <PositionField
            grid={rack.grid}
            found={others}
            value={{ bay: draft.bay ?? null, level: draft.level ?? null }}
            isDisabled={isReadOnly}
            onChange={change}
          />
        )}
        {isShown('photos') && (
          <Box>
            <PhotoStrip
              label={translate('audit.photos.ofDeficiency')}
              place={place}
              photos={draft.photos}
              max={20}
              isDisabled={isReadOnly}
              onStoring={set.storing}
              onChange={set.photos}
            />
            {problems.photos && (
              <FormHelperText error role="alert">
                {problems.photos}
              </FormHelperText>
            )}
          </Box>
        )}
        {isWhole && (
          <>
            <TextWithModules
              label={translate('resources.deficiencies.fields.description')}
              value={draft.description}
              max={2000}
              category={category}
              isRequired
              isDisabled={isReadOnly}
              problem={isTried && lacksText ? required : undefined}
              onChange={set.description}
            />
            {isShown('measure') && (
              <TextWithModules
                label={translate('resources.deficiencies.fields.measure')}
                value={draft.measure}
                max={2000}
                category={category}
                isDisabled={isReadOnly}
                isRequired={isRequired('measure')}
                problem={problems.measure}
                onChange={set.measure}
              />
            )}
            {isShown('dateDue') && (
              <Day
                label={translate('resources.deficiencies.fields.dateDue')}
                value={draft.dateDue}
                isDisabled={isReadOnly}
                isRequired={isRequired('dateDue')}
                problem={problems.dateDue}
                onChange={set.dateDue}
              />
            )}
            {isShown('responsiblePerson') && (
              <ResponsibleField
                value={draft.responsiblePerson}
                isDisabled={isReadOnly}
                isRequired={isRequired('responsiblePerson')}
                problem={problems.responsiblePerson}
                onChange={set.responsiblePerson}
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
          </>
        )}
        {!isReadOnly && isFilled && draft.isNew && <DiscardButton onDiscard={onDiscard} />}
        {!isReadOnly && !draft.isNew && (
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
      <SheetFooter
        isNew={draft.isNew}
        isReadOnly={isReadOnly}
        isBusy={isBusy}
        failure={failure}
        onSave={save}
        onClose={onClose}
      />
    </Drawer>
  );
}
