import * as commands from '@plumbline/resources/commands/reports';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import { handleCommand } from '../../entities/handleCommand';
import { registerHooks } from '../../entities/hooks';
import { registerSyncCommand } from '../../entities/syncCommands';
import { getTyped } from '../../entities/typedRecords';
import { registerInvitationByTemplate } from '../../platform/auth/invitations/invitationByTemplate';
import type { FileStore } from '../../platform/files/fileStore';
import { findFile } from '../../platform/files/storeFile';
import type { JobRunner } from '../../platform/jobs/runJobs';
import { bindPlanningSignatures, binPictures, followContent } from '../signatures';
import { bindReportSignatures } from './bindReportSignatures';
import { hashReport } from './content/hashReport';
import { correctReport } from './correctReport';
import { attachmentHooks, documentHooks, tryDocument } from './documentHooks';
import { stopReportEngine } from './engine/renderReport';
import { fixBesides } from './fixBesides';
import { guardPlanningInspector } from './guardInspector';
import { keepLiftedLocks } from './keepLiftedLocks';
import { reportMailKind } from './mails/queueReportMails';
import { reportMailHooks } from './mails/reportMailHooks';
import { resendReportMail, sendReport } from './mails/sendReport';
import { sendReportMailJob } from './mails/sendReportMailJob';
import { writeInvitation } from './mails/writeInvitation';
import { renderReportJob } from './renderReportJob';
import { reportHooks } from './reportHooks';
import { finalizeReport, requestPreview } from './requestReport';
import { configureTemplates } from './templates/configureTemplates';
import { mountVerify } from './verify/mountVerify';

/** Mounts the report commands, hooks, jobs, templates and the public verification. */
export function configureReports(api: Api, store: FileStore, jobs: JobRunner): void {
  registerHooks('auditReports', reportHooks);
  registerHooks('auditReports', attachmentHooks(store));
  registerHooks('auditReports', bindReportSignatures);
  registerHooks('auditReports', binPictures);
  registerHooks('auditPlannings', guardPlanningInspector);
  registerHooks('audits', fixBesides);
  registerHooks('equipments', keepLiftedLocks);
  registerHooks('auditPlannings', bindPlanningSignatures);
  followContent();
  registerHooks('instances', reportMailHooks);
  registerInvitationByTemplate(writeInvitation(store));
  registerHooks('categories', documentHooks(store));
  api.onClose(stopReportEngine);
  jobs.handle('renderReport', renderReportJob(store));
  jobs.handle(reportMailKind, sendReportMailJob(api, store));
  handleCommand(api, commands.requestPreview, async (call, _input, { id }) => {
    const requested = await requestPreview(call, id);
    jobs.wake();
    return requested;
  });
  handleCommand(api, commands.finalizeReport, async (call, confirmed, { id }) => {
    const requested = await finalizeReport(call, id, confirmed);
    jobs.wake();
    return requested;
  });
  handleCommand(api, commands.correctReport, (call, _input, { id }) => correctReport(call, id));
  // Checked before the file is attached.
  handleCommand(api, commands.checkAttachment, async ({ actor }, { file }) => {
    const hash = file?.hash ?? '';
    const known = await findFile({ db: api.db, actor }, hash);
    if (!known) fail('FILE_MISSING', { hashes: [hash] });
    await tryDocument(store, { instance: actor.instance, field: 'attachments' }, known);
    return {};
  });
  handleCommand(api, commands.sendReport, async (call, { contacts }, { id }) => {
    const sent = await sendReport(call, id, contacts);
    jobs.wake();
    return sent;
  });
  handleCommand(api, commands.resendReportMail, async (call, _input, { id }) => {
    const sent = await resendReportMail(call, id);
    jobs.wake();
    return sent;
  });
  registerSyncCommand('auditReports', 'preview', requestPreview);
  registerSyncCommand('auditReports', 'finalize', (call, id, args) =>
    finalizeReport(call, id, {
      confirmUnsigned: args.confirmUnsigned === true,
      // A client without network could not know of a preview in progress.
      confirmUnfinishedPreview: true,
    }),
  );
  configureTemplates(api, store);
  mountVerify(api, store);
  handleCommand(api, commands.readContent, async (call, _input, { id }) => {
    const report = await getTyped(call, 'auditReports', id);
    const { hash, text } = await hashReport(asSystem(call, report.instance), report);
    return { hash, content: JSON.parse(text) };
  });
  handleCommand(api, commands.listJobs, async (call, _input, { id }) => {
    const report = await getTyped(call, 'auditReports', id);
    const jobs = await api
      .db('jobs')
      .where({ instance: report.instance, subject: report.id, kind: 'renderReport' })
      .orderBy('createdAt', 'desc')
      .limit(10)
      .select('id', 'state', 'attempts', 'failure', 'createdAt', 'finishedAt', 'runAfter');
    return jobs.map(({ runAfter, ...job }) => ({
      ...job,
      waitsUntil: job.state === 'waiting' && job.failure === 'QUOTA_USED' ? runAfter : null,
    }));
  });
}
