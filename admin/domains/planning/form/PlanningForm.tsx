import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../data/errors/errorMessage';
import { readError } from '../../../data/errors/readError';
import { useConnection } from '../../../data/offline';
import { useActor } from '../../../data/session/ActorProvider';
import { fieldLabel } from '../../../data/words/labels';
import { serverErrors } from '../../../entities/form/formErrors';
import { ReasonButton } from '../../../kit/parts/ReasonButton';
import { useArrangement } from '../../customFields';
import type { Candidates, EquipmentRefusal } from '../planningCommands';
import { PreparationsEditor } from '../preparations/PreparationsEditor';
import { EquipmentSelection } from './EquipmentSelection';
import { FormGuard } from './FormGuard';
import { fittingType, mostDueType } from './fittingType';
import { MissingDataDialog } from './MissingDataDialog';
import { PlanningFields } from './PlanningFields';
import { draftOf, missingFields, type PlanningStart, type PlanningValues, refusalsIn } from './planningDraft';
import { RefusalDialog } from './RefusalDialog';

interface PlanningFormProps {
  values: PlanningValues;
  chosen: ReadonlySet<string>;
  planning: string | null;
  isPlaceFixed: boolean;
  /** What the screen it was opened from has decided. */
  start?: PlanningStart;
  saveLabel: string;
  cancelTo: string;
  onChange: (values: PlanningValues) => void;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** Saves; false: the user cancelled. Errors are shown here. */
  onSave: (confirmedOtherLocation: boolean, chosen: ReadonlySet<string>) => Promise<boolean>;
}

/** The appointment and its equipment on one page; saved atomically. */
export function PlanningForm({
  values,
  chosen,
  planning,
  isPlaceFixed,
  start = { dueUntil: null, isTypeGiven: false },
  saveLabel,
  cancelTo,
  onChange,
  onChoose,
  onSave,
}: PlanningFormProps) {
  const translate = useTranslate();
  const isOwnerAsked = useActor().instanceType === 'AUDITOR';
  const { isOnline } = useConnection();
  const [isTouched, setTouched] = useState(false);
  const isLeaving = useRef(false);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refusals, setRefusals] = useState<EquipmentRefusal[]>([]);
  const head = useRef<HTMLDivElement>(null);
  const missing = missingFields(values, isOwnerAsked);
  const required = translate('validation.required');
  const arrangement = useArrangement('auditPlannings', { ...draftOf(values) });
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [lacking, setLacking] = useState<readonly string[]>([]);
  useEffect(() => {
    // The button is below the equipment, far from the fields.
    if (Object.keys(refused).length > 0)
      head.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  const label = (name: string) => translate(fieldLabel(arrangement.entity, name));
  const problems: Record<string, string> = isTried
    ? {
        ...refused,
        ...arrangement.problems,
        ...Object.fromEntries(missing.map((name) => [name, required])),
      }
    : {};

  const lacks = (selection: ReadonlySet<string>): string[] =>
    [
      ...new Set([...missing, ...Object.keys(arrangement.problems)]),
      ...(selection.size === 0 ? [null] : []),
    ].map((name) => (name ? label(name) : translate('resources.equipments.name', { smart_count: 2 })));
  const save = async (confirmed: boolean, selection: ReadonlySet<string> = chosen) => {
    setTried(true);
    setFailure(undefined);
    setRefusals([]);
    setRefused({});
    if (missing.length > 0 || !arrangement.isComplete || selection.size === 0) {
      setLacking(lacks(selection));
      return;
    }
    setBusy(true);
    isLeaving.current = true;
    try {
      isLeaving.current = await onSave(confirmed, selection);
    } catch (error) {
      isLeaving.current = false;
      const { data, errors } = readError(error);
      const ofPieces = refusalsIn(data);
      if (errors) setRefused(serverErrors(errors, translate));
      if (ofPieces.length > 0) setRefusals(ofPieces);
      else setFailure(errorMessage(error, translate));
    }
    setBusy(false);
  };
  const [dueUntil, setDueUntil] = useState(start.dueUntil);
  // Until the user chooses a type, the one that fits the location is preset.
  const isTypeOpen = useRef(planning === null && !start.isTypeGiven);
  // Until the user chooses equipment, what is due is selected.
  const isSelectionOpen = useRef(chosen.size === 0);
  const preset = useCallback(
    ({ fitting, choosable }: Candidates) => {
      if (isTypeOpen.current && values.type !== null) {
        const type = dueUntil ? mostDueType(fitting, values.type) : fittingType(fitting, values.type);
        // The new type's equipment is loaded next.
        if (type !== values.type) return onChange({ ...values, type });
      }
      if (!dueUntil || !isSelectionOpen.current) return;
      const isSame = choosable.length === chosen.size && choosable.every((id) => chosen.has(id));
      if (!isSame) onChoose(new Set(choosable));
    },
    [values, chosen, dueUntil, onChange, onChoose],
  );
  const change = (patch: Partial<PlanningValues>) => {
    if ('type' in patch) isTypeOpen.current = false;
    // With another location or type, the selection no longer applies.
    if ('location' in patch || 'owner' in patch || 'type' in patch) {
      isSelectionOpen.current = true;
      onChoose(new Set());
    }
    setTouched(true);
    onChange({ ...values, ...patch });
  };
  const choose = (next: ReadonlySet<string>) => {
    isSelectionOpen.current = false;
    setTouched(true);
    onChoose(next);
  };
  const [leaves] = useState(() => () => isLeaving.current);
  return (
    <Box ref={head} sx={{ pb: 10, scrollMarginTop: 16 }}>
      {!isOnline && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('planning.form.onlineOnly')}
        </Alert>
      )}
      <PlanningFields
        values={values}
        isOwnerAsked={isOwnerAsked}
        isPlaceFixed={isPlaceFixed}
        arrangement={arrangement}
        problems={problems}
        onChange={change}
      />
      <Typography component="h2" variant="h2" sx={{ mt: 4, mb: 1.5 }}>
        {translate('planning.preparations.title')}
      </Typography>
      <PreparationsEditor value={values.preparations} onChange={(preparations) => change({ preparations })} />
      <Typography component="h2" variant="h2" sx={{ mt: 4, mb: 1.5 }}>
        {translate('planning.form.equipment')}
      </Typography>
      <EquipmentSelection
        key={`${values.location} ${values.type}`}
        location={values.location}
        owner={values.owner}
        type={values.type}
        auditor={values.auditor}
        planning={planning}
        chosen={chosen}
        problem={isTried && chosen.size === 0 ? translate('errors.PLANNING_EMPTY') : undefined}
        onChange={choose}
        onType={(type) => change({ type })}
        dueUntil={dueUntil}
        onDueUntil={(day) => {
          isTypeOpen.current = false;
          setDueUntil(day);
        }}
        onLoad={preset}
      />
      <Box
        sx={{
          position: 'sticky',
          // Above the bottom bar on a phone.
          bottom: { xs: 'calc(60px + env(safe-area-inset-bottom))', md: 0 },
          zIndex: 2,
          mt: 3,
          mx: { xs: -1.5, sm: -2.5, md: 0 },
          px: { xs: 1.5, sm: 2.5, md: 0 },
          py: 1.25,
          borderTop: 1,
          borderColor: 'divider',
          backgroundColor: 'background.default',
        }}
      >
        {failure && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {failure}
          </Alert>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography role="status" variant="body2" sx={{ fontWeight: 600, mr: 'auto' }}>
            {translate('planning.form.chosen', { smart_count: chosen.size })}
          </Typography>
          <Button component={Link} to={cancelTo}>
            {translate('ra.action.cancel')}
          </Button>
          <ReasonButton
            variant="contained"
            disabled={isBusy}
            reason={isOnline ? undefined : translate('planning.form.onlineOnly')}
            onClick={() => void save(false)}
            startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : undefined}
            sx={{ minHeight: 44 }}
          >
            {saveLabel}
          </ReasonButton>
        </Box>
      </Box>
      <FormGuard isDirty={isTouched} isLeaving={leaves} />
      {lacking.length > 0 && (
        <MissingDataDialog
          labels={lacking}
          onClose={() => {
            setLacking([]);
            if (missing.length > 0 || !arrangement.isComplete)
              head.current?.scrollIntoView({ block: 'start' });
          }}
        />
      )}
      {refusals.length > 0 && (
        <RefusalDialog
          refusals={refusals}
          onClose={() => setRefusals([])}
          onConfirm={() => void save(true)}
          onRemove={() => {
            const refused = new Set(refusals.map((refusal) => refusal.equipment));
            onChoose(new Set([...chosen].filter((id) => !refused.has(id))));
            setRefusals([]);
          }}
        />
      )}
    </Box>
  );
}
