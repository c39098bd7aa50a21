import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { entityList } from '@plumbline/resources/entities/index';
import { reportKind } from '@plumbline/resources/language/choices/reportKinds';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { languages } from '@plumbline/resources/language/languages';
import { mayEver } from '@plumbline/resources/language/permissions';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { type Brand, nameProduct, productName } from '@plumbline/resources/rules/brands/brand';
import { exportColumns } from '@plumbline/resources/rules/export/exportColumns';
import { exportStyles } from '@plumbline/resources/rules/export/exportStyle';
import { isExported } from '@plumbline/resources/rules/export/isExported';
import { isText } from '@plumbline/resources/rules/reports/contexts/contexts';
import { reportLabels } from '@plumbline/resources/rules/reports/reportLabels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './base/config/config';
import { buildOrderContext } from './domains/licences/papers/buildOrderContext';
import type { PaperContent } from './domains/licences/papers/paperContent';
import { loadReportBrand } from './domains/reports/context/loadReportBrand';
import { defaultTemplate, defaultTemplates } from './domains/reports/engine/defaultTemplate';
import {
  renderReport,
  renderTexts,
  stopReportEngine,
  templateSandbox,
} from './domains/reports/engine/renderReport';
import { sampleContents } from './domains/reports/engine/sample/sampleContents';
import { samplePicture } from './domains/reports/engine/sample/samplePicture';
import { sampleContext } from './domains/reports/engine/sampleContext';
import { pdfInfo, pdfText } from './domains/reports/engine/testing/readPdf';
import { plainText } from './domains/reports/engine/texts/readParagraphs';
import { linkLine, textLetter } from './domains/reports/mails/textLetter';
import { brandOf, type MailBrand, mailBrandOf, wearing } from './platform/brands';
import { dressPage } from './platform/brands/dressScreens';
import { manifestOf } from './platform/brands/manifestOf';
import { openApi } from './platform/docs/openApi';
import { csvLines } from './platform/export/csvLines';
import { exportList } from './platform/export/exportList';
import { type MailKind, mailKinds } from './platform/mail/mailKinds';
import { useTestDatabase } from './platform/testing/database';
import { actorOf, build, buildAccount, callAs } from './platform/testing/factories';
import { mailSamples } from './testing/mailSamples';
import { pageSamples } from './testing/pageSamples';

const database = useTestDatabase();
const config = () => readConfig({ DATABASE_URL: database.url, ORIGIN: 'https://app.example' });
const root = path.join(import.meta.dirname, '..');
const name = 'Regalwerk & Söhne';

let instance = '';
let brand: Brand;
let mailBrand: MailBrand | null = null;
beforeAll(async () => {
  const { db } = database;
  const { id } = await build(db, CATALOGUE_ID, 'brokers', {
    name,
    isWhitelabelingBroker: true,
    isPoweredByActive: false,
  });
  instance = await buildAccount(db, { broker: id });
  mailBrand = await mailBrandOf({ db }, instance);
  const worn = await brandOf(db, id);
  if (!worn) throw new Error('the broker has no looks');
  brand = worn;
});
afterAll(stopReportEngine);

const hasSandbox = (await templateSandbox()) !== 'none';
/** Kinds of templates that make the text of a mail. */
const templateKinds = reportKind.values.filter((kind) => isText(kind) && kind !== 'LABEL_TEXT');

/** Mails that the provider's own people alone get. */
const toProvider: readonly MailKind[] = ['brokerRegistered'];

/** Not a word of the product's own name, and no place that waits for one. */
function expectNoLeak(text: string): void {
  expect(text).not.toMatch(new RegExp(productName, 'i'));
  expect(text).not.toContain('%{product}');
}

/** Technical names that no reader sees: of cookies and of what the browser keeps. */
const withoutTechnicalNames = (source: string): string => source.replace(/plumbline[-.]\w+/g, '');

describe.each(languages)('in %s an account of a broker under its own name', (language) => {
  it.each(mailKinds.filter((kind) => !toProvider.includes(kind)))(
    'gets the mail %s without the name of the product',
    async (kind) => {
      const mail = await mailSamples[kind]({
        api: { db: database.db, config: config() },
        language,
        instance,
        brand: mailBrand,
      });
      expect(mail.kind).toBe(kind);
      expect(mail.brand?.name).toBe(name);
      expectNoLeak([mail.subject, mail.text, mail.html].join('\n'));
      expect(mail.text).toContain(name);
    },
  );

  it.runIf(hasSandbox).each(templateKinds)(
    'gets the mail by the default template of %s without it',
    async (kind) => {
      const template = readFileSync(defaultTemplates[kind]);
      const contents = [sampleContents(kind, language)];
      const [text] = await renderTexts({ template, language, contents });
      const [subject = [], ...paragraphs] = text ?? [];
      const content = { subject: plainText(subject), paragraphs };
      const after = [linkLine('Shop', 'https://app.example/start/shop', mailBrand)];
      const to = 'anna@firma.example';
      const mail = textLetter({ kind: 'report', to, language, content, after, brand: mailBrand });
      expectNoLeak([mail.subject, mail.text, mail.html].join('\n'));
      expect(mail.text).toContain(name);
    },
  );

  it.each(Object.keys(pageSamples))('sees the page %s without it', async (page) => {
    const sample = pageSamples[page];
    const made = await wearing(brand, async () => sample?.({ db: database.db, language, brand }));
    expect(made).toContain('Regalwerk &amp; Söhne');
    expectNoLeak(withoutTechnicalNames(made ?? ''));
  });

  it('reads no word on the screens that names it', () => {
    for (const text of textsOf(readLocale(language)).values()) expectNoLeak(nameProduct(text, name));
  });

  it('exports lists whose headings and file names are without it', async () => {
    const call = callAs(database.db, actorOf(instance));
    const exported = entityList.filter((entity) => isExported(entity) && mayEver(entity, 'read', call.actor));
    expect(exported.length).toBeGreaterThan(10);
    const lists: string[] = [];
    for (const entity of exported) {
      const request = { query: { filter: {} }, columns: exportColumns(entity) ?? [], language };
      const pieces: Uint8Array[] = [];
      for await (const piece of exportList(call, entity, request, csvLines(exportStyles[language], 'UTC')))
        pieces.push(piece);
      lists.push(Buffer.concat(pieces).toString());
    }
    expectNoLeak(lists.join('\n'));
    expect(lists.join('\n')).toContain(`${name} ID`);
  });

  it('has papers and reports without it', async () => {
    const content: PaperContent = {
      kind: 'INVOICE',
      number: 'R-1',
      dateIssued: '2026-11-23',
      invoice: null,
      language,
      item: 'Klein',
      articleNumber: null,
      licence: null,
      sendsQrCodes: false,
      seller: null,
      order: {
        kind: 'NEW',
        periodFrom: null,
        periodTill: null,
        termDays: null,
        number: '1',
        dateOrdered: '2026-11-23',
        datePaid: null,
        quantity: 1,
        unitPrice: 10,
        currency: 'EUR',
        net: 10,
        vat: 2,
        gross: 12,
        vatTreatment: 'DOMESTIC',
        vatRate: 19,
        billingName: 'Firma',
        billingAddress: null,
        vatId: null,
      },
    };
    const own = await loadReportBrand(callAs(database.db, actorOf(instance)), instance);
    const sample = sampleContext(language);
    const report = { ...sample.report, verifyAddress: 'https://app.example/verify/1' };
    const context = { ...sample, report, labels: reportLabels(language, name) };
    const template = readFileSync(defaultTemplate);
    const images = (hash: string) => samplePicture(hash);
    const { pdf } = await renderReport({ template, context, language, images });
    const { pdf: paper } = await renderReport({
      of: 'order',
      template: readFileSync(defaultTemplates.INVOICE),
      context: buildOrderContext(content, own),
      language,
      images,
    });
    expect(await pdfText(pdf)).toContain(`${name} ID`);
    for (const document of [paper, pdf])
      expectNoLeak(`${await pdfText(document)}\n${JSON.stringify(await pdfInfo(document))}`);
  });
});

it('opens the app, its manifest and its documentation under the broker’s name', () => {
  const page = readFileSync(path.join(root, 'admin/index.html'), 'utf8').replace(
    '</head>',
    '<link rel="manifest" href="/manifest.webmanifest"></head>',
  );
  const dressed = dressPage(page, brand);
  expect(dressed).toContain('<title>Regalwerk &amp; Söhne</title>');
  expect(dressed).not.toMatch(
    /\/manifest\.webmanifest"(?<!\/api\/brands\/[^"]*")|\/icon\.svg|\/icon-192\.png/,
  );
  for (const text of [dressed, JSON.stringify(manifestOf(brand)), JSON.stringify(openApi('https://x', name))])
    expectNoLeak(text);
});

it('has a sample of every page that the server makes', async () => {
  const makers = sourcesIn('api').filter((file) => /\blayout\(\{/.test(readFileSync(file, 'utf8')));
  const pages = await Promise.all(
    makers.map(async (file) => {
      const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(file).href);
      return Object.keys(module).filter((key) => key.endsWith('Page'));
    }),
  );
  expect(Object.keys(pageSamples).sort()).toEqual(pages.flat().sort());
});

it('is written in one place of the code; every other names it by that or by %{product}', () => {
  const naming = ['api', 'admin', 'resources'].flatMap((workspace) =>
    sourcesIn(workspace).filter((file) => {
      const source = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '');
      return source.includes(productName);
    }),
  );
  expect(naming.map((file) => path.relative(root, file)).sort()).toEqual([
    // The manifest and the title of who comes to the product itself.
    'admin/public/preload.js',
    'admin/vite.config.ts',
    // The operator's: settings, the log of the start.
    'api/base/config/config.ts',
    'api/base/database/migrate.ts',
    // The provider's own account, and a password nobody may choose.
    'api/platform/auth/actors/findPerson.ts',
    'api/platform/auth/passwords/isGuessable.ts',
    // What the provider writes its changelog about.
    'resources/entities/changelogs.ts',
    'resources/rules/brands/brand.ts',
  ]);
});

it('is in no mail because somebody passed no brand: those without one go to the provider’s own people', () => {
  const without = sourcesIn('api').filter((file) => /\bbrand: null\b/.test(readFileSync(file, 'utf8')));
  expect(without.map((file) => path.relative(root, file)).sort()).toEqual([
    // A sign-in that the provider makes for its own staff, or for somebody who has no account yet.
    'api/platform/auth/passwords/welcomeUser.ts',
    'api/platform/auth/registration/registrationMails.ts',
    // Nobody came by a link or a host of a broker.
    'api/platform/brands/brandOfRequest.ts',
  ]);
});

/** Files that reach users, in whatever form; not tests, nor what only they use. */
function sourcesIn(workspace: string): string[] {
  return readdirSync(path.join(root, workspace), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.(ts|tsx|js|json|md|html)$/.test(file) &&
        !/\.test\.|\.spec\.|(^|\/)(testing|e2e|node_modules|dist|build|README\.md)(\/|$)/.test(file),
    )
    .map((file) => path.join(root, workspace, file));
}
