import path from 'node:path';

/** The template used where an account or its broker has none of its own; its source is beside it. */
export const defaultTemplate = path.join(
  import.meta.dirname,
  '../../../../report-templates/audit-report.docx',
);
