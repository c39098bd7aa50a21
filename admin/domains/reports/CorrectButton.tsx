import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { correctReport } from '@plumbline/resources/commands/reports';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../data/errors/errorMessage';
import { syncNow } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { decidesOnInspectors } from './decidesOnInspectors';

/** Starts the correction of a final report, for users who may finalise it. */
export function CorrectButton({ report }: { report: AuditReport }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const actor = useActor();
  const offline = useOfflineReason();
  const [isAsking, setAsking] = useState(false);
  const [isWorking, setWorking] = useState(false);
  if (report.supersededBy || !(decidesOnInspectors(actor) || actor.contact === report.auditor)) return null;
  const begin = async () => {
    setWorking(true);
    try {
      const { id } = await callCommand(correctReport, { id: report.id });
      await syncNow().catch(() => undefined);
      navigate(`/audits/reports/${id}/show`);
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    } finally {
      setWorking(false);
      setAsking(false);
    }
  };
  return (
    <>
      <ReasonButton
        size="large"
        startIcon={<EditNoteOutlined />}
        reason={offline}
        onClick={() => setAsking(true)}
      >
        {translate('reports.correction.begin')}
      </ReasonButton>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby="report-correction">
        <DialogTitle id="report-correction">{translate('reports.correction.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {translate('reports.correction.question', { number: report.number ?? '' })}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{translate('ra.action.cancel')}</Button>
          <Button variant="contained" disabled={isWorking} onClick={() => void begin()} autoFocus>
            {translate('reports.correction.begin')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
