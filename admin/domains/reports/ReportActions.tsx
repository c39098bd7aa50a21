import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFileDownload } from '../../data/files/useFileDownload';
import { useConnection } from '../../data/offline';
import { useFormat } from '../../data/words/useFormat';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { CorrectButton } from './CorrectButton';
import { ReportLists } from './ReportLists';
import type { ReportPdf } from './useReportPdf';

interface ReportActionsProps {
  report: AuditReport;
  pdf: ReportPdf;
  isSynced: boolean;
  /** Whether a request to finalise is waiting in the outbox. */
  isQueued?: boolean;
}

/** Preview, finalise and download; the PDF is created on the server as soon as there is a connection. */
export function ReportActions({ report, pdf, isSynced, isQueued = false }: ReportActionsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { isOnline } = useConnection();
  const { running, question, check, request, confirm, dismiss } = pdf;
  const [isAsking, setAsking] = useState(false);
  const isBusy = running !== null || report.state === 'waiting' || isQueued;
  if (report.state === 'finished') return <FinalActions report={report} />;
  return (
    <Stack spacing={1}>
      {isQueued ? (
        <Alert severity="info" icon={<HourglassEmptyOutlined />}>
          {translate('reports.queued')}
        </Alert>
      ) : (
        !isOnline && <Alert severity="info">{translate('reports.needsConnection')}</Alert>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ReasonButton
          variant="outlined"
          size="large"
          startIcon={<VisibilityOutlined />}
          disabled={isBusy}
          reason={isOnline ? undefined : translate('reports.needsConnection')}
          onClick={() => void request('preview')}
        >
          {translate('reports.preview')}
        </ReasonButton>
        <Button
          variant="contained"
          size="large"
          startIcon={<LockOutlined />}
          disabled={isBusy}
          onClick={() => setAsking(check())}
        >
          {translate('reports.finalize')}
        </Button>
        {report.preview && !isBusy && (
          <PdfButton report={report} file={report.preview} label="reports.openPreview" />
        )}
        {isBusy && !isQueued && (
          <Stack direction="row" spacing={1} role="status" sx={{ alignItems: 'center' }}>
            <CircularProgress size={20} />
            <Typography>{translate(isSynced ? 'reports.making' : 'reports.sending')}</Typography>
          </Stack>
        )}
      </Stack>
      {report.previewDate && (
        <Typography variant="body2" color="text.secondary">
          {translate('reports.previewOf', { date: format.dateTime(report.previewDate) })}
        </Typography>
      )}
      <ReportLists report={report} />
      <Question
        open={isAsking}
        text="reports.finalizeQuestion"
        action="reports.finalize"
        onClose={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          void request('finalize');
        }}
      />
      <Question
        open={question !== null}
        text={question ? `reports.confirm.${question}` : ''}
        action="reports.finalizeAnyway"
        onClose={dismiss}
        onYes={() => void confirm()}
      />
    </Stack>
  );
}

/** Actions of a final report: download and correction. */
export function FinalActions({ report }: { report: AuditReport }) {
  const translate = useTranslate();
  const format = useFormat();
  if (!report.document) return null;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
      <PdfButton report={report} file={report.document} label="reports.download" isPrimary />
      <Typography variant="body2" color="text.secondary">
        {translate('reports.finishedOn', {
          date: report.dateFinalized ? format.dateTime(report.dateFinalized) : '',
          pages: report.pageCount ?? 0,
        })}
      </Typography>
      <CorrectButton report={report} />
      <ReportLists report={report} />
    </Stack>
  );
}

interface QuestionProps {
  open: boolean;
  text: string;
  action: string;
  onClose: () => void;
  onYes: () => void;
}

function Question({ open, text, action, onClose, onYes }: QuestionProps) {
  const translate = useTranslate();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="report-question">
      <DialogTitle id="report-question">{translate('reports.finalizeTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text && translate(text)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={onYes} autoFocus>
          {translate(action)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PdfButton({
  report,
  file,
  label,
  isPrimary = false,
}: {
  report: AuditReport;
  file: FileValue;
  label: string;
  isPrimary?: boolean;
}) {
  const translate = useTranslate();
  const { isLoading, download } = useFileDownload({ resource: 'auditReports', id: report.id }, file);
  return (
    <Button
      size="large"
      variant={isPrimary ? 'contained' : 'text'}
      disabled={isLoading}
      startIcon={<PictureAsPdfOutlined />}
      onClick={() => void download()}
    >
      {translate(label)}
    </Button>
  );
}
