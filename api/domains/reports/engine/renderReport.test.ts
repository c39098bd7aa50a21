import { readFile } from 'node:fs/promises';
import { type Language, languages } from '@plumbline/resources/language/languages';
import { emptyReportContext } from '@plumbline/resources/rules/reports/emptyReportContext';
import { reportLabels } from '@plumbline/resources/rules/reports/reportLabels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultTemplate } from './defaultTemplate';
import { renderReport, stopReportEngine, warmReportEngine } from './renderReport';
import { templateSandbox } from './run/templateSandbox';
import { sampleContext, sampleEquipmentForPages } from './sampleContext';
import { buildPdf } from './testing/buildPdf';
import { docx, paragraph } from './testing/buildTemplate';
import { pdfColours, pdfImages, pdfInfo, pdfLanguage, pdfText } from './testing/readPdf';
import { rememberedPicture as images } from './testing/rememberedPicture';

const template = await readFile(defaultTemplate);
beforeAll(warmReportEngine);
afterAll(stopReportEngine);

const sandbox = await templateSandbox();

describe('the audit report', () => {
  it.each<[Language, string[]]>([
    [
      'pl-PL',
      [
        'Raport z przeglądu',
        'Łucja Dąbrowska',
        'Źródlana 7',
        'Do naprawy – zakaz użytkowania',
        'Osoba odpowiedzialna',
        'Słup wygięty',
      ],
    ],
    [
      'de-DE',
      [
        'Prüfbericht',
        'Jürgen Groß',
        'Weiße Steige 112',
        'Instandsetzen – gesperrt',
        'Maßnahme',
        'Stütze quer zur Gasse',
      ],
    ],
    [
      'en-EN',
      [
        'Inspection report',
        'Naomi Ashworth',
        'Wakefield',
        'Repair – do not use',
        'Responsible',
        'Upright bent',
      ],
    ],
    [
      'hu-HU',
      [
        'Felülvizsgálati jegyzőkönyv',
        'Hegedűs Tünde',
        'Győri elosztóközpont',
        'Javítandó – nem használható',
        'Intézkedés',
        'targoncaütés',
      ],
    ],
  ])('speaks %s, with all its letters', async (language, words) => {
    const context = sampleContext(language, { equipment: 3 });
    const { pdf, warnings } = await renderReport({ template, context, language, images });
    const text = await pdfText(pdf);
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toMatch(/[{}\uE0F0-\uE0F2]/);
    expect(warnings).toEqual([]);
    expect((await pdfInfo(pdf)).Title).toBe(`${context.report.title} R-2026-0114`);
    expect(await pdfLanguage(pdf)).toBe(language === 'en-EN' ? 'en-GB' : language);
  });

  it('prints its number in the header and page numbers in the footer', async () => {
    const { pdf, pages } = await renderReport({
      template,
      context: sampleContext('pl-PL', { equipment: 3 }),
      language: 'pl-PL',
      images,
    });
    expect(Number((await pdfInfo(pdf)).Pages)).toBe(pages);
    for (let page = 1; page <= pages; page += 1) {
      const text = await pdfText(pdf, page);
      expect(text).toContain(`Strona ${page} / ${pages}`);
      expect(text).toContain('Raport nr R-2026-0114');
    }
  });

  it('prints the custom fields selected for reports; templates find any of them by key', async () => {
    const context = sampleContext('pl-PL', { equipment: 1, photos: 0 });
    const { pdf } = await renderReport({ template, context, language: 'pl-PL', images });
    expect(await pdfText(pdf)).toContain('Centrum kosztów: 4711 Magazyn');
    if (sandbox === 'none') return;
    const byKey = docx(
      paragraph(
        "{d.customer.customFields[key='rank'].value} – {d.customer.customFields[key='none'].value:ifEM:show(0)}",
      ),
    );
    const customer = {
      ...context.customer,
      customFields: [
        { key: 'route', name: 'Trasa', value: 'północ' },
        { key: 'rank', name: 'Ranga', value: 'złota' },
      ],
    };
    const own = await renderReport({
      template: Buffer.from(byKey),
      context: { ...context, customer },
      language: 'pl-PL',
      images,
    });
    expect((await pdfText(own.pdf)).trim()).toBe('złota – 0');
  });

  it('shows logos, photos and signatures', async () => {
    const { pdf } = await renderReport({
      template,
      context: sampleContext('pl-PL', { equipment: 1, photos: 3 }),
      language: 'pl-PL',
      images,
    });
    const found = await pdfImages(pdf);
    expect(found.filter(({ page }) => page === 1)).toHaveLength(2);
    // The floor plan, the front of the rack, two deficiencies with three photos each, two signatures on the last page and
    // the QR code of the verification URL.
    expect(found.filter(({ page }) => page > 1)).toHaveLength(11);
    expect(found.every(({ width, height }) => width <= 1600 && height <= 1600)).toBe(true);
  });

  it('uses the colour, logo and footer of a broker, but keeps the colours of danger levels', async () => {
    const context = sampleContext('pl-PL', { equipment: 1, photos: 0 });
    const broker = {
      name: 'Regalschutz Vertrieb',
      logo: { hash: 'sample-customer-logo' },
      footer: 'Regalschutz · Hamburg',
    };
    const { pdf, pages } = await renderReport({
      template,
      context: { ...context, broker },
      language: 'pl-PL',
      images,
      accent: '#7a1f5c',
    });
    for (let page = 1; page <= pages; page += 1)
      expect(await pdfText(pdf, page)).toContain('Regalschutz · Hamburg');
    expect(await pdfText(pdf, 1)).toContain('Regalschutz Vertrieb');
    expect((await pdfImages(pdf)).filter(({ page }) => page === 1)).toHaveLength(3);
    expect(await pdfColours(pdf, 1)).toEqual(expect.arrayContaining(['#7a1f5c', '#fbddda']));
    // On the first page the account's own logo contains the template's colour.
    const colours = await pdfColours(pdf, 2);
    expect(colours).toContain('#7a1f5c');
    expect(colours).not.toContain('#17405f');
  });

  it('repeats the header row of a long table on each page', async () => {
    const context = sampleContext('pl-PL', { equipment: 60, photos: 0 });
    const equipment = context.equipment.map((item) => ({
      ...item,
      parts: [],
      deficiencies: [],
      deficiencyCount: '',
    }));
    const { pdf } = await renderReport({
      template,
      context: { ...context, equipment, actions: [], totals: { ...context.totals, actions: '' } },
      language: 'pl-PL',
      images,
    });
    const heads = await Promise.all(
      [2, 3, 4].map(async (page) => (await pdfText(pdf, page)).includes('Model i miejsce')),
    );
    expect(heads).toEqual([true, true, true]);
  });

  it('leaves no empty frames without photos, signatures, logos, floor plans and fronts of racks', async () => {
    const context = sampleContext('pl-PL', { equipment: 2, photos: 0, signed: false });
    const bare = {
      ...context,
      plans: [],
      equipment: context.equipment.map((one) => ({ ...one, rackViews: [] })),
      report: { ...context.report, hash: '', verifyAddress: '', verifyCode: null },
      account: { ...context.account, logo: null },
      customer: { ...context.customer, logo: null },
    };
    const { pdf } = await renderReport({ template, context: bare, language: 'pl-PL', images });
    expect(await pdfImages(pdf)).toEqual([]);
    expect(await pdfText(pdf)).toContain('Podpisy');
    expect(await pdfText(pdf)).not.toMatch(
      /Sprawdzenie autentyczności|Plany lokalizacji|Rozmieszczenie usterek/,
    );
  });

  it('lists the required actions first, sorted by danger level, and equipment not found', async () => {
    const { pdf } = await renderReport({
      template,
      context: sampleContext('pl-PL', { equipment: 6, photos: 0 }),
      language: 'pl-PL',
      images,
    });
    const second = await pdfText(pdf, 2);
    expect(second).toMatch(/Lista zaleceń \(6\)[\s\S]*1\.1[\s\S]*3\.1[\s\S]*1\.2[\s\S]*5\.1/);
    const text = await pdfText(pdf);
    expect(text).toMatch(/Urządzenia nieodnalezione \(2\)[\s\S]*REG-0901/);
    for (const words of ['zielony ≤ 3', 'wersja 2', 'Nadal występuje', '14:35', 'Sprawdzenie autentyczności'])
      expect(text).toContain(words);
    expect(text).toContain(sampleContext('pl-PL').report.hash);
  });

  it.each(languages)('renders a report without data in %s', async (language) => {
    const { pdf } = await renderReport({ template, context: emptyReportContext(language), language, images });
    const text = await pdfText(pdf);
    expect(text).toContain(reportLabels(language).signatures.title);
    expect(text).not.toContain(reportLabels(language).checkpoints.name);
    expect(text).not.toMatch(/[{}]/);
  });

  it('renders fifty pages', async () => {
    const context = sampleContext('pl-PL', { equipment: sampleEquipmentForPages(50) });
    const { pdf, pages } = await renderReport({ template, context, language: 'pl-PL', images });
    expect(pages).toBeGreaterThanOrEqual(45);
    expect(pages).toBeLessThanOrEqual(55);
    expect(await pdfText(pdf, pages)).toContain(`Strona ${pages} / ${pages}`);
  });

  it('prints user input literally', async () => {
    const context = sampleContext('pl-PL', { equipment: 1, photos: 0 });
    const remarks = 'a < b & "c" {d.account.name}\nsecond line';
    const { pdf } = await renderReport({
      template,
      context: { ...context, report: { ...context.report, remarks } },
      language: 'pl-PL',
      images,
    });
    expect(await pdfText(pdf, 1)).toMatch(/a < b & "c" \{d\.account\.name\}\n\s*second line/);
  });

  it('warns of a picture that could not be loaded, and is complete otherwise', async () => {
    const broken = (hash: string) =>
      hash === 'sample-logo' ? Promise.reject(new Error('gone')) : images(hash);
    const { warnings, pdf } = await renderReport({
      template,
      context: sampleContext('pl-PL', { equipment: 1 }),
      language: 'pl-PL',
      images: broken,
    });
    expect(warnings).toEqual([{ code: 'PICTURE_MISSING', hash: 'sample-logo' }]);
    expect((await pdfImages(pdf)).filter(({ page }) => page === 1)).toHaveLength(1);
  });

  it('prints a watermark on each page of a preview', async () => {
    const context = sampleContext('pl-PL', { equipment: 1 });
    const { pdf, pages } = await renderReport({
      template,
      context,
      language: 'pl-PL',
      images,
      watermark: 'PODGLĄD',
    });
    const plain = await renderReport({ template, context, language: 'pl-PL', images });
    for (let page = 1; page <= pages; page += 1) {
      // poppler reads the slanted watermark letter by letter.
      expect((await pdfText(pdf, page)).replace(/\s/g, '').length).toBe(
        (await pdfText(plain.pdf, page)).replace(/\s/g, '').length + 'PODGLĄD'.length,
      );
    }
  });
});

describe('attachments', () => {
  // Short enough that the list of attachments fits on its last page.
  const context = { ...sampleContext('pl-PL', { equipment: 1, photos: 0 }), notFound: [], actions: [] };
  const request = { template, context, language: 'pl-PL', images } as const;

  it('follow the cover or the end, with continuous page numbers', async () => {
    const own = await renderReport(request);
    const attachments = [
      { name: 'Protokół pomiarów', content: await buildPdf({ pages: 1 }), position: 'documentEnd' as const },
      {
        name: 'Świadectwo',
        content: await buildPdf({ pages: 2, turned: 90 }),
        position: 'afterCoverPage' as const,
      },
    ];
    const { pdf, pages, warnings } = await renderReport({ ...request, attachments });
    expect(pages).toBe(own.pages + 3);
    expect(warnings).toEqual([]);
    const texts = await Promise.all(Array.from({ length: pages }, (_, index) => pdfText(pdf, index + 1)));
    for (const [index, text] of texts.entries()) expect(text).toContain(`Strona ${index + 1} / ${pages}`);
    expect(texts[1]).toContain('Załącznik 1: Świadectwo');
    expect(texts[1]).toContain('attached page 1');
    expect(texts[2]).toContain('attached page 2');
    expect(texts[3]).toContain('Sprawdzone urządzenia');
    expect(texts.at(-1)).toContain('Załącznik 2: Protokół pomiarów');
    // The report lists its attachments.
    expect(texts.slice(3, -1).join('')).toMatch(/1\s+Świadectwo\s+2\n[\s\S]*2\s+Protokół pomiarów\s+1\n/);
  });

  it('follow a cover of two pages', async () => {
    const remarks = Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n');
    const long = { ...context, report: { ...context.report, remarks } };
    const attachments = [{ name: 'Plan', content: await buildPdf(), position: 'afterCoverPage' as const }];
    const { pdf, pages } = await renderReport({ ...request, context: long, attachments });
    expect(await pdfText(pdf, 3)).toContain(`Strona 3 / ${pages}`);
    expect(await pdfText(pdf, 3)).toContain('attached page 1');
    expect(await pdfText(pdf, 4)).toContain(`Strona 4 / ${pages}`);
  });

  it.runIf(sandbox !== 'none')(
    'move to the end, with a warning, if the cover is not a separate section',
    async () => {
      const attachments = [{ name: 'Plan', content: await buildPdf(), position: 'afterCoverPage' as const }];
      const { pdf, warnings } = await renderReport({
        ...request,
        template: docx(paragraph('{d.customer.name}')),
        attachments,
      });
      expect(warnings).toEqual([{ code: 'COVER_NOT_SEPARATE' }]);
      expect(await pdfText(pdf, 2)).toContain('attached page 1');
    },
  );

  it('are refused if they cannot be opened', async () => {
    const attach = (content: Buffer) =>
      renderReport({ ...request, attachments: [{ name: 'x', content, position: 'documentEnd' }] });
    await expect(attach(await buildPdf({ password: 'secret' }))).rejects.toMatchObject({
      code: 'ATTACHMENT_LOCKED',
    });
    await expect(attach(Buffer.from('no pdf'))).rejects.toMatchObject({ code: 'ATTACHMENT_BROKEN' });
  });
});
