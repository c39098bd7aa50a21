import path from 'node:path';

/** The template for accounts without their own; its source is in the same folder. */
export const defaultTemplate = path.join(
  import.meta.dirname,
  '../../../../report-templates/audit-report.docx',
);
