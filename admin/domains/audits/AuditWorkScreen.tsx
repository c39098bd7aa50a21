import { Alert, Box, Button, useMediaQuery } from '@mui/material';
import { checkpointsOf } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { localized } from '@plumbline/resources/language/languages';
import { auditProgress } from '@plumbline/resources/rules/audits/auditProgress';
import { readinessOf } from '@plumbline/resources/rules/audits/readyToFinish';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorMessage } from '../../data/errors/errorMessage';
import { useActor } from '../../data/session/ActorProvider';
import { useLanguage } from '../../data/words/useLanguage';
import { useKeepAwake } from '../../kit/behaviour/useKeepAwake';
import { ClearOfBars } from '../../kit/parts/ClearOfBars';
import { useArrangement } from '../customFields';
import { AuditBody } from './AuditBody';
import { type CheckpointActions, checkpointAnchor } from './checkpoints/CheckpointRow';
import { DeficiencySheet } from './deficiencies/DeficiencySheet';
import { DeletionDialog } from './deficiencies/DeletionDialog';
import { useDeficiencyEditor } from './deficiencies/useDeficiencyEditor';
import { useDeletion } from './deficiencies/useDeletion';
import { answerPatch } from './draft/answerPatch';
import { findPending, keepPending } from './draft/pendingChanges';
import { useAuditDraft } from './draft/useAuditDraft';
import { CorrectionDialog } from './earlier/CorrectionDialog';
import { AuditBar } from './head/AuditBar';
import { BegunByOther } from './head/BegunByOther';
import { EquipmentHead } from './head/EquipmentHead';
import { SaveState } from './head/SaveState';
import { LeaveDialog } from './leaving/LeaveDialog';
import { useLeaveGuard } from './leaving/useLeaveGuard';
import { useRackState } from './rack/useRackState';
import { useRestOkay } from './rest/useRestOkay';
import { FinishBar, finishBarHeight } from './result/FinishBar';
import { FinishDialogs } from './result/FinishDialogs';
import { useFinishing } from './result/useFinishing';
import { jumpTo } from './sections/jumpTo';
import { closingAnchor, SectionNav } from './sections/SectionNav';
import { sectionAnchor } from './sections/sectionAnchor';
import { goToSectionBeside } from './sections/sectionBeside';
import { useSwipe } from './sections/useSwipe';
import { type AuditWork, contentOf } from './useAuditWork';
import { usePosition } from './usePosition';
import { useRecordsState } from './useRecordsState';

interface AuditWorkScreenProps {
  work: AuditWork;
  listTo: string;
  /** The scanner that opened it; null: it was opened otherwise. */
  scanTo: string | null;
  next: { to: string; name: string } | null;
}

const clearOfFinish = (
  <ClearOfBars bottom={`calc(env(safe-area-inset-bottom) + ${finishBarHeight + 12}px)`} />
);

/** Screen for carrying out one inspection: the checklist with its answers, each saved immediately. */
export function AuditWorkScreen({ work, listTo, scanTo, next }: AuditWorkScreenProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const navigate = useNavigate();
  const { user } = useActor();
  // Also a phone held sideways.
  const isWide = useMediaQuery('(min-width: 700px)');
  useKeepAwake();
  const { checklist, deficiencies } = work;
  const parts = checklist.parts ?? [];
  const place = { user, audit: work.audit.id };
  const [correction, setCorrection] = useState<string | null>(() => findPending(place)?.correction ?? null);
  // After a link that requests a correction, the reason is asked for at once.
  const { state: arrival } = useLocation();
  const [isAskingWhy, setAskingWhy] = useState(arrival?.asksForCorrection === true);
  const draft = useAuditDraft(work.audit, { place, parts, findings: deficiencies, correction });
  const { audit, change, flush } = draft;
  const { answers, notApplicableParts, followUps } = audit;
  const { earlier } = work;
  // By its parts, so that nothing is drawn again when an answer has only been stored or sent.
  const content = useMemo(
    () => contentOf({ answers, notApplicableParts, followUps }, { checklist, deficiencies, earlier }),
    [answers, notApplicableParts, followUps, checklist, deficiencies, earlier],
  );
  const rest = useRestOkay(draft, content);
  const rack = useRackState(work);
  const editing = useDeficiencyEditor(place, correction);
  const deletion = useDeletion({ work, draft, editing });
  // From the local store, not from the request to finish.
  const isFinished = work.audit.isFinished === true;
  const isReadOnly = isFinished && correction === null;
  const readiness = useMemo(() => readinessOf(audit.result, content), [audit.result, content]);
  // Required fields of the account are evaluated for the finished audit.
  const whole = useMemo(() => ({ ...audit, isFinished: true }), [audit]);
  const arrangement = useArrangement('audits', whole);
  const { parked, resume, startNew, open } = editing;
  const [firstDraft] = parked;
  const finishing = useFinishing({
    draft,
    work,
    readiness,
    arrangement,
    kept: deletion.kept,
    resumeDraft: firstDraft ? () => resume(firstDraft) : null,
  });
  const closeSheet = () => {
    if (editing.close()) notify('audit.deficiency.putAsideNote', { type: 'info' });
  };
  const guard = useLeaveGuard({
    draft: draft.state,
    flush,
    isUnfinished: audit.dateStarted !== null && !isFinished,
    onDiscard: () => keepPending(place, null),
    closeOverlay: editing.draft ? closeSheet : null,
  });
  const recordState = useRecordsState([audit.id, ...deficiencies.map((deficiency) => deficiency.id)]);
  usePosition(audit.id);

  // A swipe leads through the sections, and from the end of a finished inspection to the next piece.
  const anchors = [...parts.map(({ id }) => sectionAnchor(id)), closingAnchor];
  useSwipe({
    isOff: editing.draft !== null,
    onNext: () => {
      if (isReadOnly && next) navigate(next.to, { replace: true });
      else goToSectionBeside(anchors, 1);
    },
    onBack: () => void goToSectionBeside(anchors, -1),
  });
  // Without the state of saving, which changes several times with each answer.
  const entering = useMemo(() => ({ audit, change, flush }), [audit, change, flush]);
  const { isTried } = finishing;
  const missing = useMemo(
    () => (isTried ? new Set(readiness.missing.map(({ checkpoint }) => checkpoint.id)) : noneMissing),
    [isTried, readiness],
  );
  const photos = useRef<Promise<boolean>[]>([]);
  const storing = useCallback((photo: Promise<boolean>) => void photos.current.push(photo), []);
  const openers = useMemo(() => ({ startNew, open, resume }), [startNew, open, resume]);
  const actions = useMemo(
    (): CheckpointActions => ({
      answer: (checkpoint, patch, when) => change(answerPatch(checkpoint, patch), when),
      flush: () => void flush(),
      capture: (checkpoint) => openers.startNew(checkpoint),
      openDeficiency: openers.open,
      resumeDraft: openers.resume,
      storing,
    }),
    [change, flush, openers, storing],
  );
  const finishWithPhotos = async () => {
    await Promise.all(photos.current);
    photos.current = [];
    return finishing.finish();
  };
  const editedAt = parts.flatMap(checkpointsOf).find(({ id }) => id === editing.draft?.checkpoint);
  const saveDeficiency: typeof editing.save = async (ready, another) => {
    await editing.save(ready, another);
    // A deficiency sets a negative answer, whatever was answered before.
    if (editedAt?.type === 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE')
      change(answerPatch(editedAt.id, { answer: 'NOT_OKAY' }));
    if (editedAt?.type === 'DEFICIENCY_CAPTURE') change(answerPatch(editedAt.id, { answer: null }));
    else if (!audit.dateStarted) change({});
  };
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        backgroundColor: 'background.default',
      }}
    >
      {clearOfFinish}
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 4,
          borderBottom: 1,
          borderColor: 'divider',
          backgroundColor: 'background.paper',
        }}
      >
        <AuditBar
          identNumber={work.equipment.identNumber}
          subtitle={localized(checklist.name, language)}
          backTo={scanTo ?? listTo}
          progress={auditProgress(content)}
        >
          <SaveState draft={draft.state} record={recordState} onRetry={() => void flush()} />
        </AuditBar>
        {!isWide && <SectionNav content={content} />}
      </Box>
      {!isWide && <EquipmentHead work={work} />}
      <Box
        sx={{
          flex: 1,
          width: '100%',
          maxWidth: 1240,
          mx: 'auto',
          display: isWide ? 'grid' : 'block',
          gridTemplateColumns: { xs: '232px minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
          columnGap: { xs: 3, md: 6 },
          px: 2,
          pt: 3,
        }}
      >
        {isWide && (
          <Box
            component="aside"
            sx={{
              position: 'sticky',
              top: 90,
              alignSelf: 'start',
              maxHeight: 'calc(100dvh - 172px)',
              overflowY: 'auto',
              display: 'flex',
              flexDirection: 'column',
              gap: 2,
              pb: 1,
            }}
          >
            <EquipmentHead work={work} isOpen />
            <SectionNav content={content} isUpright />
          </Box>
        )}
        <Box component="main" sx={{ minWidth: 0, maxWidth: 720 }}>
          <BegunByOther audit={audit} />
          {draft.state === 'failed' && (
            <Alert
              severity="error"
              sx={{ mb: 3 }}
              action={
                <Button color="inherit" onClick={() => void flush()}>
                  {translate('audit.save.again')}
                </Button>
              }
            >
              {translate('audit.save.failedText')} {errorMessage(draft.failure, translate)}
            </Alert>
          )}
          {draft.state === 'held' && correction === null && (
            <Alert severity="warning" sx={{ mb: 3 }}>
              {translate('audit.save.heldText')}
            </Alert>
          )}
          {audit.isUnaware && (
            <Alert severity="warning" sx={{ mb: 3 }}>
              {translate('audit.unaware')}
            </Alert>
          )}
          {isReadOnly && (
            <Alert
              severity={work.isReported ? 'info' : 'success'}
              sx={{ mb: 3 }}
              action={
                <Button
                  color="inherit"
                  variant="outlined"
                  onClick={() => setAskingWhy(true)}
                  sx={{ minHeight: 44 }}
                >
                  {translate('audit.correct')}
                </Button>
              }
            >
              {translate(work.isReported ? 'audit.reported' : 'audit.finishedText')}
            </Alert>
          )}
          {correction !== null && (
            <Alert severity="warning" sx={{ mb: 3 }}>
              {translate('audit.correction.under', { reason: correction })}
            </Alert>
          )}
          <AuditBody
            work={work}
            draft={entering}
            isHeld={draft.state === 'held'}
            content={content}
            drafts={parked}
            rest={rest}
            arrangement={arrangement}
            missing={missing}
            isReadOnly={isReadOnly}
            isTried={isTried}
            actions={actions}
            rack={rack}
            openers={openers}
            onStoring={storing}
          />
        </Box>
      </Box>
      <FinishBar
        lack={finishing.lack}
        rest={rest}
        result={audit.result}
        missingCount={readiness.missing.length}
        isFinished={isFinished}
        isCorrecting={correction !== null}
        isBusy={finishing.isBusy}
        next={next}
        scanTo={scanTo}
        listTo={listTo}
        onShowLack={finishing.showLack}
        onFinish={() =>
          void finishWithPhotos().then((isDone) => {
            if (!isDone) return;
            setCorrection(null);
            // The scanner says it itself: notices would queue up, one for each bay.
            const state = { finished: work.equipment.identNumber };
            if (scanTo) return navigate(scanTo, { replace: true, state });
            notify(correction === null ? 'audit.finishedNote' : 'audit.correction.saved', {
              type: 'success',
            });
          })
        }
      />
      <FinishDialogs
        finishing={finishing}
        work={work}
        audit={audit}
        content={content}
        readiness={readiness}
        onJump={(checkpoint) => jumpTo(checkpointAnchor(checkpoint))}
      />
      {isAskingWhy && isReadOnly && (
        <CorrectionDialog
          onClose={() => setAskingWhy(false)}
          onStart={(reason) => {
            setCorrection(reason);
            setAskingWhy(false);
          }}
        />
      )}
      <DeletionDialog deletion={deletion} audit={work.audit.id} />
      <LeaveDialog guard={guard} missingCount={readiness.missing.length} />
      {editing.draft && (
        <DeficiencySheet
          key={editing.draft.id}
          draft={editing.draft}
          audit={audit}
          checklist={checklist}
          isKept={editing.isKept}
          context={localized(editedAt?.name, language)}
          category={audit.category}
          rack={rack}
          isReadOnly={isReadOnly}
          current={editing.current}
          onChange={editing.change}
          onSave={saveDeficiency}
          onDelete={deletion.remove}
          onDiscard={editing.discard}
          onClose={closeSheet}
        />
      )}
    </Box>
  );
}

const noneMissing: ReadonlySet<string> = new Set();
