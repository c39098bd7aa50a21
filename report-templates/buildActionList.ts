import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { actions } from './auditReport/actions';
import { excerpt } from './auditReport/excerpt';

/** The template of the list of actions; `npx tsx report-templates/buildActionList.ts` writes it anew. */
export const buildActionList = (): Promise<Buffer> =>
  excerpt({
    title: 'List of actions',
    heading: '{d.labels.actions.title}',
    count: 'totals.actions',
    none: 'labels.actions.none',
    list: actions(),
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL('action-list.docx', import.meta.url), await buildActionList());
}
