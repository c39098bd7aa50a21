import * as commands from '@plumbline/resources/commands/reports';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { entities } from '@plumbline/resources/entities/index';
import { signatureRole } from '@plumbline/resources/language/choices/choices';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import type { FieldError } from '@plumbline/resources/language/fields/field';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { commandLocally, syncNow, useConnection } from '../../data/offline';
import { callCommand } from '../../data/session/callCommand';
import { fieldLabel } from '../../data/words/labels';
import { useFormat } from '../../data/words/useFormat';
import { failureText } from './failureText';
import { useVoidRoles } from './useVoidRoles';

export type ReportCommand = 'preview' | 'finalize';
type Confirmation = 'SIGNATURE_MISSING' | 'PREVIEW_UNFINISHED';
type JobView = Pick<AnswerOf<typeof commands.listJobs>[number], 'state' | 'failure' | 'waitsUntil'>;

const pollEvery = 700;
const confirmable: Record<Confirmation, string> = {
  SIGNATURE_MISSING: 'confirmUnsigned',
  PREVIEW_UNFINISHED: 'confirmUnfinishedPreview',
};

export type ReportPdf = ReturnType<typeof useReportPdf>;

/** Requests a PDF and waits until it is ready; asks the user for the confirmations the server requires. */
export function useReportPdf(report: AuditReport) {
  const { id } = report;
  const { isOnline } = useConnection();
  const invalid = useVoidRoles(report);
  const translate = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const [running, setRunning] = useState<ReportCommand | null>(null);
  const [question, setQuestion] = useState<{ code: Confirmation; confirmed: Record<string, boolean> } | null>(
    null,
  );

  // There are no input fields here, so errors name the field.
  const lackText = (field: string, { message, args }: FieldError) =>
    `${translate(fieldLabel(entities.auditReports, field))}: ${translate(message, args)}`;

  const lacking = (): string | undefined => {
    if (invalid.length > 0) return translate('errors.SIGNATURE_VOID');
    return report.contact ? undefined : lackText('contact', { message: 'validation.required' });
  };
  /** Whether the report can be finalised, checked before asking for confirmation; notifies if not. */
  const check = (): boolean => {
    const lack = lacking();
    if (lack) notify(lack, { type: 'error' });
    return lack === undefined;
  };

  /** Offline, the device asks for the confirmations itself and queues the request, which is executed once, later. */
  const queue = async (confirmed: Record<string, boolean>) => {
    const isUnsigned = signatureRole.values.some(
      (role) => !report.signatures?.some((one) => one.role === role),
    );
    if (!check()) return;
    if (isUnsigned && !confirmed.confirmUnsigned)
      return setQuestion({ code: 'SIGNATURE_MISSING', confirmed });
    await commandLocally('auditReports', id, 'finalize', confirmed);
    notify('reports.queued', { type: 'info' });
  };

  const request = async (command: ReportCommand, confirmed: Record<string, boolean> = {}) => {
    setQuestion(null);
    setRunning(command);
    try {
      if (!isOnline && command === 'finalize') return await queue(confirmed);
      // Signatures just given on this device must be in the PDF.
      await syncNow();
      await (command === 'preview'
        ? callCommand(commands.requestPreview, { id })
        : callCommand(commands.finalizeReport, { id, input: confirmed }));
      const { state, failure, waitsUntil } = await untilSettled(id);
      await syncNow();
      if (waitsUntil)
        notify('reports.previewWaits', {
          type: 'info',
          messageArgs: { time: format.dateTime(waitsUntil) },
        });
      else if (state === 'failed')
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
  return {
    running,
    question: question?.code ?? null,
    check,
    request,
    confirm,
    dismiss: () => setQuestion(null),
  };
}

const isConfirmable = (code: string): code is Confirmation => code in confirmable;

async function untilSettled(id: string): Promise<JobView> {
  for (;;) {
    const [newest] = await callCommand(commands.listJobs, { id });
    if (!newest || newest.state === 'done' || newest.state === 'failed' || newest.waitsUntil)
      return newest ?? { state: 'done', failure: null, waitsUntil: null };
    await new Promise((resolve) => {
      window.setTimeout(resolve, pollEvery);
    });
  }
}
