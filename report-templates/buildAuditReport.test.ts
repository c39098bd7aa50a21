import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { buildActionList } from './buildActionList';
import { buildAuditReport } from './buildAuditReport';
import { buildNotFoundList } from './buildNotFoundList';
import { buildOrder } from './buildOrder';
import { buildPlanningList } from './buildPlanningList';
import { buildText, textNames } from './buildTexts';

const documents: [name: string, build: () => Promise<Buffer>][] = [
  ['audit-report.docx', buildAuditReport],
  ['action-list.docx', buildActionList],
  ['not-found-list.docx', buildNotFoundList],
  ['planning-list.docx', buildPlanningList],
  ['order.docx', buildOrder],
  ...textNames.map((name): [string, () => Promise<Buffer>] => [name, () => buildText(name)]),
];

it.each(documents)('%s is committed as its source builds it', async (name, build) => {
  const committed = await readFile(new URL(name, import.meta.url));
  expect(contentOf(committed)).toEqual(contentOf(await build()));
});

it('repeats the heads of its tables and splits no row', async () => {
  const body = contentOf(await buildAuditReport())['word/document.xml'] ?? '';
  const rows = body.match(/<w:tr>/g)?.length;
  expect(body.match(/<w:cantSplit\/>/g)).toHaveLength(rows ?? 0);
  // A cell over several rows could be cut between them, and the day by which would stand without the deficiency.
  expect(body).not.toContain('<w:vMerge');
  // Summary, overview, checkpoints, deficiencies; title and head of actions, of what was not found, title of plans, head of earlier deficiencies and of attachments.
  expect(body.match(/<w:tblHeader\/>/g)).toHaveLength(13);
});

/** The parts as text, without the day they were written on and the running number of pictures built in this process. */
function contentOf(document: Uint8Array): Record<string, string> {
  const parts = Object.entries(unzipSync(document)).map(([name, bytes]) => [
    name,
    new TextDecoder().decode(bytes).replaceAll(/(<wp:docPr id=")\d+/g, '$1'),
  ]);
  const { 'docProps/core.xml': _written, ...content } = Object.fromEntries(parts) as Record<string, string>; // of the pairs above
  return content;
}
