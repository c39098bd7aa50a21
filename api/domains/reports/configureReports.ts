import { definitions } from '@plumbline/resources/entities/index';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import { callOf } from '../../entities/callOf';
import { entityCommand, recordCommand } from '../../entities/command';
import { getRecord } from '../../entities/getRecord';
import { registerHooks } from '../../entities/hooks';
import { registerSyncCommand } from '../../entities/syncCommands';
import { typed } from '../../entities/typedRecords';
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
import { renderReportJob } from './renderReportJob';
import { reportHooks } from './reportHooks';
import { finalizeReport, requestPreview } from './requestReport';
import { mountVerify } from './verify/mountVerify';

/** Mounts compiling, previewing and finalising of reports, and the job that makes their PDF. */
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
  registerHooks('categories', documentHooks(store));
  api.onClose(stopReportEngine);
  jobs.handle('renderReport', renderReportJob(store));
  jobs.handle(reportMailKind, sendReportMailJob(api, store));
  recordCommand(api, 'auditReports', 'preview', async (call, id) => {
    const requested = await requestPreview(call, id);
    jobs.wake();
    return requested;
  });
  recordCommand(api, 'auditReports', 'finalize', async (call, id, body) => {
    const requested = await finalizeReport(call, id, {
      confirmUnsigned: body.confirmUnsigned === true,
      confirmUnfinishedPreview: body.confirmUnfinishedPreview === true,
    });
    jobs.wake();
    return requested;
  });
  recordCommand(api, 'auditReports', 'correct', correctReport);
  // Whether an uploaded file can be attached, told before it is: `{file}`.
  entityCommand(api, 'auditReports', 'checkAttachment', async ({ actor }, { file }) => {
    const hash = typeof file === 'object' && file !== null && 'hash' in file ? String(file.hash) : '';
    const known = await findFile({ db: api.db, actor }, hash);
    if (!known) fail('FILE_MISSING', { hashes: [hash] });
    await tryDocument(store, { instance: actor.instance, field: 'attachments' }, known);
    return {};
  });
  recordCommand(api, 'auditReports', 'send', async (call, id, body) => {
    const sent = await sendReport(call, id, body);
    jobs.wake();
    return sent;
  });
  recordCommand(api, 'reportMails', 'resend', async (call, id) => {
    const sent = await resendReportMail(call, id);
    jobs.wake();
    return sent;
  });
  registerSyncCommand('auditReports', 'preview', requestPreview);
  registerSyncCommand('auditReports', 'finalize', (call, id, args) =>
    finalizeReport(call, id, {
      confirmUnsigned: args.confirmUnsigned === true,
      // Anyone who asked without network knew of no preview that is being made.
      confirmUnfinishedPreview: true,
    }),
  );
  mountVerify(api, store);
  // What a signature on the report binds at this moment: `{hash, content}`.
  api.web.get('/api/auditReports/:id/content', async (req, res) => {
    const call = callOf(api, req);
    const report = await getRecord(call, definitions.auditReports, String(req.params.id));
    const { hash, text } = await hashReport(
      asSystem(call, String(report.instance)),
      typed('auditReports', report),
    );
    res.json({ hash, content: JSON.parse(text) });
  });
  // How the work on a report stands, for those who may read the report: newest first.
  api.web.get('/api/auditReports/:id/jobs', async (req, res) => {
    const call = callOf(api, req);
    const report = await getRecord(call, definitions.auditReports, String(req.params.id));
    res.json(
      await api
        .db('jobs')
        .where({ instance: report.instance, subject: report.id, kind: 'renderReport' })
        .orderBy('createdAt', 'desc')
        .limit(10)
        .select('id', 'state', 'attempts', 'failure', 'createdAt', 'finishedAt'),
    );
  });
}
