import { entities } from '@plumbline/resources/entities/index';
import type { FieldError } from '@plumbline/resources/fields/field';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../entities/errors/errorMessage';
import { readError } from '../entities/errors/readError';
import { fieldLabel } from '../entities/labels';
import { syncNow } from '../offline';
import { apiFetch } from '../providers/session';
import { failureText } from './failureText';

export type ReportCommand = 'preview' | 'finalize';
type Confirmation = 'SIGNATURE_MISSING' | 'PREVIEW_UNFINISHED';
interface JobView {
  state: 'waiting' | 'running' | 'done' | 'failed';
  failure: string | null;
}

const pollEvery = 700;
const confirmable: Record<Confirmation, string> = {
  SIGNATURE_MISSING: 'confirmUnsigned',
  PREVIEW_UNFINISHED: 'confirmUnfinishedPreview',
};

/** Asks for a PDF and waits until it is on the report; what the server wants confirmed is asked of the person first. */
export function useReportPdf(id: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const [running, setRunning] = useState<ReportCommand | null>(null);
  const [question, setQuestion] = useState<{ code: Confirmation; confirmed: Record<string, boolean> } | null>(
    null,
  );

  // The screen is no form: what a field lacks is said with its name.
  const lackText = (field: string, { message, args }: FieldError) =>
    `${translate(fieldLabel(entities.auditReports, field))}: ${translate(message, args)}`;

  const request = async (command: ReportCommand, confirmed: Record<string, boolean> = {}) => {
    setQuestion(null);
    setRunning(command);
    try {
      // What was signed on this device a moment ago must be in the PDF.
      await syncNow();
      await apiFetch(`/api/auditReports/${id}/${command}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(confirmed),
      });
      const { state, failure } = await untilSettled(id);
      await syncNow();
      if (state === 'failed')
        notify('reports.failed', {
          type: 'error',
          messageArgs: { reason: failureText(failure, translate) },
        });
      else notify(command === 'preview' ? 'reports.previewReady' : 'reports.finalReady', { type: 'success' });
    } catch (error) {
      const { code, errors = {} } = readError(error);
      const [lack] = Object.entries(errors);
      if (isConfirmable(code)) setQuestion({ code, confirmed });
      else notify(lack ? lackText(...lack) : errorMessage(error, translate), { type: 'error' });
    } finally {
      setRunning(null);
    }
  };
  const confirm = () =>
    question && request('finalize', { ...question.confirmed, [confirmable[question.code]]: true });
  return { running, question: question?.code ?? null, request, confirm, dismiss: () => setQuestion(null) };
}

const isConfirmable = (code: string): code is Confirmation => code in confirmable;

async function untilSettled(id: string): Promise<JobView> {
  for (;;) {
    const jobs: JobView[] = await apiFetch(`/api/auditReports/${id}/jobs`).then((response) =>
      response.json(),
    );
    const [newest] = jobs;
    if (!newest || newest.state === 'done' || newest.state === 'failed')
      return newest ?? { state: 'done', failure: null };
    await new Promise((resolve) => {
      window.setTimeout(resolve, pollEvery);
    });
  }
}
