import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Document, Packer } from 'docx';
import { actions, notFound } from './auditReport/actions';
import { cover } from './auditReport/cover';
import { equipmentDetails } from './auditReport/equipmentDetails';
import { page, pageProperties, styles } from './auditReport/look';
import { overview } from './auditReport/overview';
import { plans } from './auditReport/plans';
import { coverFooter, footer, header } from './auditReport/runningLines';
import { signatures } from './auditReport/signatures';

/** The template of the audit report as a Word document; `npx tsx report-templates/buildAuditReport.ts` writes it anew. */
export async function buildAuditReport(): Promise<Buffer> {
  const document = new Document({
    // Whose report it is stands in each document that is made from it.
    creator: '',
    title: 'Audit report',
    styles,
    sections: [
      {
        properties: {
          page: { ...pageProperties.page, margin: { ...pageProperties.page.margin, top: page.header } },
        },
        footers: { default: coverFooter() },
        children: cover(),
      },
      {
        properties: pageProperties,
        headers: { default: header() },
        footers: { default: footer() },
        children: [
          ...actions(),
          ...overview(),
          ...notFound(),
          ...plans(),
          ...equipmentDetails(),
          ...signatures(),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL('audit-report.docx', import.meta.url), await buildAuditReport());
}
