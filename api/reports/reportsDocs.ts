import type { CommandDocs } from '../docs/commandDocs';

export const reportsDocs: CommandDocs = {
  'POST /api/auditReports/{id}/preview': 'Ask for a preview PDF',
  'POST /api/auditReports/{id}/finalize': 'Close the report: {confirmUnsigned?, confirmUnfinishedPreview?}',
  'GET /api/auditReports/{id}/jobs': 'How the work on the PDF stands',
};
