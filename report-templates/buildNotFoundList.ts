import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { notFound } from './auditReport/actions';
import { excerpt } from './auditReport/excerpt';

/** The template of the list of equipment not found; `npx tsx report-templates/buildNotFoundList.ts` writes it anew. */
export const buildNotFoundList = (): Promise<Buffer> =>
  excerpt({
    title: 'Equipment not found',
    heading: '{d.labels.notFound.title}',
    count: 'totals.notFound',
    none: 'labels.notFound.none',
    list: notFound(),
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL('not-found-list.docx', import.meta.url), await buildNotFoundList());
}
