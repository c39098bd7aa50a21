import { definitions } from '@plumbline/resources/entities/index';
import type { Api } from '../context';
import { callOf } from '../entities/callOf';
import { recordCommand } from '../entities/command';
import { getRecord } from '../entities/getRecord';
import { registerHooks } from '../entities/hooks';
import type { FileStore } from '../files/fileStore';
import type { JobRunner } from '../jobs/runJobs';
import { binPictures } from '../signatures/binPictures';
import { documentHooks } from './documentHooks';
import { stopReportEngine } from './engine/renderReport';
import { renderReportJob } from './renderReportJob';
import { reportHooks } from './reportHooks';
import { finalizeReport, requestPreview } from './requestReport';

/** Mounts compiling, previewing and finalising of reports, and the job that makes their PDF. */
export function configureReports(api: Api, store: FileStore, jobs: JobRunner): void {
  registerHooks('auditReports', reportHooks);
  registerHooks('auditReports', binPictures);
  registerHooks('categories', documentHooks(store));
  api.onClose(stopReportEngine);
  jobs.handle('renderReport', renderReportJob(store));
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
