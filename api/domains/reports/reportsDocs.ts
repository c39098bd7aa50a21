import type { CommandDocs } from '../../platform/docs/commandDocs';

export const reportsDocs: CommandDocs = {
  'POST /api/auditReports/{id}/preview': 'Ask for a preview PDF',
  'POST /api/auditReports/{id}/finalize':
    'Close the report: {confirmUnsigned?, confirmUnfinishedPreview?}; refuses void signatures (SIGNATURE_VOID)',
  'POST /api/auditReports/{id}/correct':
    'Begin the correction of a final report: a new one that names it and holds its inspections, {id}',
  'POST /api/auditReports/{id}/send': 'E-mail a final report: {contacts: id[]}; the log is in reportMails',
  'POST /api/reportMails/{id}/resend': 'Send a report mail once more',
  'POST /api/auditReports/checkAttachment':
    'Try whether an uploaded file can be attached: {file: {hash}}; INVALID says why not',
  'GET /api/auditReports/{id}/content':
    'What a signature on the report binds now, and its SHA-256: {hash, content}',
  'GET /api/auditReports/{id}/jobs': 'How the work on the PDF stands',
};
