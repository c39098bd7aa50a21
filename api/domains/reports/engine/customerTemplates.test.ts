import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultTemplate } from './defaultTemplate';
import { renderReport, stopReportEngine, warmReportEngine } from './renderReport';
import { templateSandbox } from './run/templateSandbox';
import { samplePicture } from './sample/samplePicture';
import { sampleContext } from './sampleContext';
import { buildPdf } from './testing/buildPdf';
import { defaultWith, docx, odt, paragraph } from './testing/buildTemplate';
import { pdfImages, pdfText } from './testing/readPdf';
import { rememberedPicture as images } from './testing/rememberedPicture';
import { tryTemplate } from './tryTemplate';

const template = await readFile(defaultTemplate);
const sandbox = await templateSandbox();

beforeAll(warmReportEngine);
afterAll(stopReportEngine);

/** Filled by Carbone without error, but refused by LibreOffice. */
const unreadable = paragraph('{d.equipment[i].identNumber:formatN(x)}{d.equipment[i+1].identNumber}');

it.runIf(sandbox === 'none')('does not render customer templates without a sandbox', async () => {
  const request = {
    context: sampleContext('de-DE', { equipment: 1 }),
    language: 'de-DE',
    images: samplePicture,
  } as const;
  await expect(renderReport({ ...request, template: docx(paragraph('x')) })).rejects.toMatchObject({
    code: 'TEMPLATES_NEED_SANDBOX',
  });
});

describe.runIf(sandbox !== 'none')('other templates', () => {
  const context = sampleContext('de-DE', { equipment: 3, photos: 1 });
  const request = { context, language: 'de-DE', images } as const;

  it('accepts OpenDocument texts with pictures, loops and page counts', async () => {
    const own = odt(
      `<text:p>{d.customer.name}</text:p><text:p>{d.report.remarks:orNoParagraph}</text:p><text:p><draw:frame svg:width="4cm" svg:height="4cm"><draw:image xlink:href="Pictures/x.png"/><svg:desc>{d.account.logo:pic}</svg:desc></draw:frame></text:p>
      <table:table table:name="T"><table:table-column table:number-columns-repeated="2"/><table:table-row><table:table-cell><text:p>{d.equipment[i].identNumber}</text:p></table:table-cell><table:table-cell><text:p>{d.equipment[i].result.word}{d.equipment[i].result.code:colour}</text:p></table:table-cell></table:table-row>
      <table:table-row><table:table-cell><text:p>{d.equipment[i+1].identNumber}</text:p></table:table-cell><table:table-cell><text:p/></table:table-cell></table:table-row></table:table><text:p>of <text:page-count>9</text:page-count></text:p>`,
      {
        'Pictures/x.png': await samplePicture(context.account.logo?.hash ?? ''),
      },
    );
    const attachments = [
      { name: 'Plan', content: await buildPdf({ pages: 3 }), position: 'documentEnd' as const },
    ];
    const { pdf } = await renderReport({ ...request, template: own, attachments });
    const text = await pdfText(pdf, 1);
    expect(text).toMatch(
      /REG-0101\s+Instandsetzen – gesperrt\s+BRA-0102\s+In Ordnung\s+SZE-0103\s+Aussondern/,
    );
    expect(text).toContain('of 4');
    expect(await pdfImages(pdf)).toHaveLength(1);
  });

  it('refuses a hostile template before rendering it', async () => {
    const hostile = docx('<w:p><w:fldSimple w:instr="INCLUDETEXT /etc/passwd"/></w:p>');
    await expect(renderReport({ ...request, template: hostile })).rejects.toMatchObject({
      code: 'TEMPLATE_LINKED',
    });
  });

  it('refuses a forbidden field assembled by hiding parts of it', async () => {
    const run = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
    const hidden = `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>{d.report.remarks:ifNEM:hideBegin}${run('PAGE ')}{d.report.remarks:hideEnd}${run('INCLUDETEXT "/etc/passwd"')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
    await expect(renderReport({ ...request, template: docx(hidden) })).rejects.toMatchObject({
      code: 'TEMPLATE_LINKED',
    });
  });

  it('reports part and reason if a template cannot be filled', async () => {
    const endless = await defaultWith('word/header1.xml', (xml) =>
      xml.replace('{d.account.name}', '{d.account.name:ifNEM:hideBegin}'),
    );
    await expect(renderReport({ ...request, template: endless })).rejects.toMatchObject({
      code: 'TEMPLATE_DOES_NOT_FILL',
      data: { part: 'word/header1.xml', reason: expect.stringContaining('hideEnd') },
    });
  });

  it('reports an error if LibreOffice cannot read the result', async () => {
    await expect(renderReport({ ...request, template: docx(unreadable) })).rejects.toMatchObject({
      code: 'REPORT_CONVERSION_FAILED',
    });
  });
});

describe.runIf(sandbox !== 'none')('tryTemplate', () => {
  it('returns a PDF with sample data for a valid template', async () => {
    const { problems, pdf } = await tryTemplate(template, { kind: 'AUDIT_REPORT', language: 'hu-HU' });
    expect(problems).toEqual([]);
    expect(await pdfText(pdf ?? Buffer.alloc(0), 1)).toContain('Felülvizsgálati jegyzőkönyv');
  });

  it('reports the problems of an invalid template', async () => {
    const unknown = await tryTemplate(docx(paragraph('{d.nothing}')), {
      kind: 'AUDIT_REPORT',
      language: 'hu-HU',
    });
    expect(unknown).toMatchObject({ problems: [{ code: 'TEMPLATE_TAG_UNKNOWN', found: '{d.nothing}' }] });
    const broken = await tryTemplate(docx(unreadable), { kind: 'AUDIT_REPORT', language: 'hu-HU' });
    expect(broken.problems.map(({ code }) => code)).toEqual(['TEMPLATE_DOES_NOT_FILL']);
    expect(broken.pdf).toBeUndefined();
  });
});
