import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Document, Packer } from 'docx';
import { textOf } from './auditReport/blocks';
import { styles } from './auditReport/look';

/**
 * Documents to start texts from: their paragraphs are the lines of a label, or subject and paragraphs of a mail.
 * `npx tsx report-templates/buildTexts.ts` writes them anew.
 */
const texts = {
  'report-mail.docx': [
    '{d.labels.report} {d.report.number} – {d.customer.name}, {d.location.name}',
    '{d.labels.greeting}',
    '{d.labels.intro} {d.labels.actions}',
    '{d.labels.regards}',
    '{d.inspector.name}',
    '{d.account.name}',
  ],
  'label-text.docx': [
    '{d.piece.identNumber}',
    '{d.piece.product:orNoParagraph}',
    '{d.piece.location:orNoParagraph} {d.piece.place}',
    '{d.labels.next}: {d.piece.nextDate:orNoParagraph}',
  ],
} as const;

export type TextName = keyof typeof texts;

export function buildText(name: TextName): Promise<Buffer> {
  const children = texts[name].map((line) => textOf('Normal', line));
  // Whose document it is stands in each that is made from it.
  return Packer.toBuffer(new Document({ creator: '', title: name, styles, sections: [{ children }] }));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of Object.keys(texts) as TextName[]) // `Object.keys` loses the names
    await writeFile(new URL(name, import.meta.url), await buildText(name));
