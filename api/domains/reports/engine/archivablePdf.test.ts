import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { reportKind } from '@plumbline/resources/language/choices/reportKinds';
import { type Language, languages } from '@plumbline/resources/language/languages';
import { isText } from '@plumbline/resources/rules/reports/contexts/contexts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate } from '../seal/makeCertificate';
import { sealPdf } from '../seal/sealPdf';
import { defaultTemplate, defaultTemplates } from './defaultTemplate';
import { imagePage } from './merge/imagePage';
import { type Rendering, renderReport, stopReportEngine, warmReportEngine } from './renderReport';
import { sampleContents } from './sample/sampleContents';
import { samplePicture } from './sample/samplePicture';
import { sampleContext } from './sampleContext';
import { buildPdf } from './testing/buildPdf';
import { pdfInfo } from './testing/readPdf';
import { readStructure } from './testing/readStructure';
import { rememberedPicture as images } from './testing/rememberedPicture';

beforeAll(warmReportEngine);
afterAll(stopReportEngine);

const report = async (language: Language = 'pl-PL', more: Partial<Rendering> = {}) => {
  const context = sampleContext(language, { equipment: 4, photos: 2 });
  const template = await readFile(defaultTemplate);
  const { pdf } = await renderReport({ template, context, language, images, ...more });
  return pdf;
};

it.each(languages)('is a tagged PDF/A-2b with title and language in %s', async (language) => {
  const pdf = await report(language);
  const found = readStructure(pdf);
  expect(found).toMatchObject({
    isMarked: true,
    hasStructure: true,
    showsTitle: true,
    language: language === 'en-EN' ? 'en-GB' : language,
    claim: '2B',
    outputIntents: 1,
    fontsWithoutFile: [],
  });
  const { title, number } = sampleContext(language).report;
  expect(found.metadata).toContain(`>${title} ${number}<`);
  expect(await pdfInfo(pdf)).toMatchObject({ Tagged: 'yes', Title: `${title} ${number}` });
});

const documents = reportKind.values.filter((kind) => !isText(kind));

it.each(documents)('holds for %s', async (kind) => {
  const template = await readFile(defaultTemplates[kind]);
  const contents = sampleContents(kind, 'de-DE', { equipment: 4 });
  const { pdf } = await renderReport({ template, ...contents, language: 'de-DE', images });
  const found = readStructure(pdf);
  expect(found).toMatchObject({ isMarked: true, claim: '2B', fontsWithoutFile: [] });
  expect(found.elements.get('TH')).toBeGreaterThan(0);
});

it('tags headings without skipping a level, heads of tables and pictures with their captions', async () => {
  const { elements, alternatives } = readStructure(await report());
  for (const type of ['H1', 'H2', 'H3', 'H4', 'Table', 'TR', 'TH', 'TD', 'Figure'])
    expect(elements.get(type), type).toBeGreaterThan(0);
  const { equipment } = sampleContext('pl-PL', { equipment: 4, photos: 2 });
  const captions = equipment.flatMap(({ deficiencies }) =>
    deficiencies.flatMap(({ photos }) => photos.map(({ caption }) => caption)),
  );
  expect(captions.length).toBeGreaterThan(0);
  expect(alternatives).toEqual(expect.arrayContaining(captions));
  expect(alternatives.filter((text) => !text)).toEqual([]);
});

it('has bookmarks by location and equipment', async () => {
  const { location, equipment } = sampleContext('pl-PL', { equipment: 4, photos: 2 });
  const { outline } = readStructure(await report());
  const titles = outline.map((title) => title.replace(/\s+/g, ' '));
  const at = titles.indexOf(` ${location.name}`);
  expect(at).toBeGreaterThan(0);
  for (const { number, identNumber } of equipment)
    expect(titles.indexOf(` ${number} ${identNumber}`)).toBeGreaterThan(at);
  expect(outline[at]).toMatch(/^ {2}\S/);
  expect(outline.find((title) => title.includes(equipment[0]?.identNumber ?? '?'))).toMatch(/^ {4}\S/);
});

describe('with attachments', () => {
  const attach = (content: Uint8Array, isPicture: boolean) =>
    report('pl-PL', { attachments: [{ name: 'Plan', content, position: 'documentEnd', isPicture }] });

  it('stays a PDF/A if they are pictures', async () => {
    const found = readStructure(await attach(await imagePage(await samplePicture('sample-photo-1')), true));
    expect(found).toMatchObject({ isMarked: true, claim: '2B', fontsWithoutFile: [] });
  });

  it('does not claim PDF/A for foreign pages, and stays tagged', async () => {
    const found = readStructure(await attach(await buildPdf(), false));
    expect(found).toMatchObject({ isMarked: true, hasStructure: true, claim: undefined });
    expect(found.metadata).toContain('dc:title');
    expect(found.outline.at(-1)).toBe('Załącznik 1: Plan');
  });
});

it('stays a tagged PDF/A-2b when it is sealed', async () => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const now = new Date('2026-11-27T10:00:00.000Z');
  const key = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const pdf = await report();
  const sealed = await sealPdf(pdf, { certificates: [makeCertificate({ name: 'x', keys, now })], key }, now);
  expect(readStructure(sealed)).toEqual(readStructure(pdf));
  expect(Number((await pdfInfo(sealed)).Pages)).toBeGreaterThan(3);
});

it('keeps the structure beneath the watermark of a preview', async () => {
  expect(readStructure(await report('pl-PL', { watermark: 'PODGLĄD' }))).toMatchObject({
    isMarked: true,
    fontsWithoutFile: [],
  });
});
