import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { expect, type Page, test } from './journey';
import { type ApiOfPerson, askApi } from './steps/askApi';
import { axeFindings } from './steps/axe';
import { answer, checkpoint, finish, finished } from './steps/carryOut';
import { misfits } from './steps/examine';
import { type OwnHall, ownHall } from './steps/ownHall';
import { textOf } from './steps/readPdf';
import { lightScreen, signIn } from './steps/signIn';
import { desktop, phone, takeScreen } from './steps/takeScreens';
import { settled, visit } from './steps/visit';

// Serial: each test continues the previous one with the same template.
test.describe.configure({ mode: 'serial' });

const name = 'Regalschutz Prüfbericht';
const greeting = 'Geprüft im Auftrag von Regalschutz für';

let broker: Page;
let auditor: Page;
let ofBroker: ApiOfPerson;
let ofAuditor: ApiOfPerson;
let hall: OwnHall;
let started: string;
let firstReport: string;

test.afterAll(async () => {
  await broker?.context().close();
  await auditor?.context().close();
});

test('a broker starts from the default template in an office program, and mends three mistakes by their messages', async ({
  browser,
  app,
}) => {
  broker = await signIn(browser, app.origin, 'owner@broker.example', '/report-templates/overview');
  await broker.setViewportSize(desktop);
  ofBroker = await askApi(broker);
  await visit(broker, '/report-templates/overview');
  const downloading = broker.waitForEvent('download');
  await broker.getByRole('button', { name: 'Standardvorlage herunterladen' }).first().click();
  started = savedByOffice(await (await downloading).path());

  await visit(broker, '/report-templates/create');
  await broker.getByRole('textbox', { name: /^Bezeichnung/ }).fill(name);
  await broker.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(broker.getByRole('heading', { level: 1, name })).toBeVisible();

  const mistakes = ['{d.custmer.name}', '{d.report.date:inNowise}', '{d.account.logo}'];
  await upload(withText('mistakes', mistakes.join(' ')));
  const refused = broker
    .getByRole('alert')
    .filter({ hasText: 'Die Datei wurde nicht angenommen. 3 Fehler:' });
  for (const mistake of mistakes) await expect(refused).toContainText(mistake);
  await looked('refused');
  await upload(withText('mended', `${greeting} {d.customer.name}`));
  await expect(refused).toHaveCount(0);
  await expect(broker.getByRole('link', { name: 'Vorschau öffnen' })).toBeVisible({ timeout: 240_000 });
  await settled(broker);
  expect(await axeFindings(broker)).toEqual([]);
  await looked('mended');

  await broker.getByRole('button', { name: 'Veröffentlichen' }).click();
  const dialog = broker.getByRole('dialog', { name: 'Version 1 veröffentlichen?' });
  await dialog.getByRole('textbox', { name: /Was sich ändert/ }).fill('Unser Auftritt');
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(broker.getByText('Version 1 ist veröffentlicht.')).toBeVisible({ timeout: 240_000 });
  await expect(broker.getByRole('listitem').filter({ hasText: 'Unser Auftritt' })).toContainText('gilt');
});

test('an account of a broker below makes its report with it, and learns the name alone', async ({
  browser,
  app,
}) => {
  auditor = await signIn(browser, app.origin, 'owner@auditor.example', lightScreen);
  await auditor.setViewportSize(phone);
  ofAuditor = await askApi(auditor);
  hall = await ownHall(ofAuditor, {
    name: 'Szablon brokera',
    categoryType: 'monolith',
    types: ['light'],
    pieces: [{ identNumber: 'SZB-001', place: 'Rząd 1' }],
  });
  expect(await ofAuditor.list('reportTemplates')).toEqual([]);
  firstReport = await makeReport();
  const report = await ofAuditor.read(`auditReports/${firstReport}`);
  expect(report).toMatchObject({ templateName: name, templateNumber: 1, templateWarning: null });
  expect(await pdfOf(firstReport)).toContain(`${greeting} Szablon brokera`);
  await visit(auditor, `/audits/reports/${firstReport}/show`);
  await expect(auditor.getByText(`Szablon: ${name}, wersja 1`)).toBeVisible();
});

test('the broker publishes another version, compares the two and returns to the first; the report stays as it was', async () => {
  const before = await ofAuditor.read(`auditReports/${firstReport}`);
  await upload(withText('second', 'Zweite Fassung für {d.customer.name}'));
  await expect(broker.getByText(/Es gilt Version 1/)).toBeVisible();
  await broker.getByRole('button', { name: 'Veröffentlichen' }).click();
  await broker.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(broker.getByText('Version 2 ist veröffentlicht.')).toBeVisible({ timeout: 240_000 });
  await broker.getByRole('button', { name: 'Mit anderer Version vergleichen' }).click();
  await expect(broker.getByRole('link', { name: 'Vorschau öffnen' })).toHaveCount(2, { timeout: 240_000 });
  await looked('compared');

  await broker.getByRole('button', { name: 'Version 1 wiederherstellen' }).click();
  await broker
    .getByRole('dialog', { name: 'Version 1 wiederherstellen?' })
    .getByRole('button', { name: 'Wiederherstellen' })
    .click();
  await expect(broker.getByText('Version 3 ist veröffentlicht.')).toBeVisible({ timeout: 240_000 });
  expect(await ofAuditor.read(`auditReports/${firstReport}`)).toEqual(before);
});

test('without the template reports are made with the default one again', async () => {
  await broker.getByRole('button', { name: 'Löschen' }).click();
  await broker.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.poll(() => ofBroker.list('reportTemplates', { name })).toEqual([]);
  const report = await makeReport();
  expect(await ofAuditor.read(`auditReports/${report}`)).toMatchObject({ templateName: null });
  expect(await pdfOf(report)).not.toContain(greeting);
});

/** The document as LibreOffice saves it, as if somebody had worked on it there. */
function savedByOffice(file: string): string {
  const folder = test.info().outputPath('office');
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  const source = test.info().outputPath('template.docx');
  writeFileSync(source, readFileSync(file));
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'docx', '--outdir', folder, source], {
    stdio: 'ignore',
  });
  return path.join(folder, 'template.docx');
}

/** The document with one more paragraph at its beginning. */
function withText(title: string, text: string): string {
  const parts = unzipSync(readFileSync(started));
  const xml = new TextDecoder().decode(parts['word/document.xml']);
  const added = `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const changed = xml.replace('<w:body>', `<w:body>${added}`);
  expect(changed).not.toBe(xml);
  const file = test.info().outputPath(`${title}.docx`);
  writeFileSync(file, zipSync({ ...parts, 'word/document.xml': new TextEncoder().encode(changed) }));
  return file;
}

async function upload(file: string): Promise<void> {
  await broker.getByRole('region', { name: 'Entwurf' }).locator('input[type=file]').setInputFiles(file);
}

/** Inspects the piece on the phone and closes the report on it; returns its id. */
async function makeReport(): Promise<string> {
  const planning = await hall.plan('light', hall.pieces);
  await visit(auditor, `/audits/planning/${planning}/show`);
  await auditor.getByRole('list', { name: 'Lista przeglądu' }).getByRole('link', { name: 'SZB-001' }).click();
  await expect(checkpoint(auditor, '1.1')).toBeVisible();
  await answer(auditor, '1.1', 'Zgodne');
  await answer(auditor, '1.2', 'Zgodne');
  await auditor
    .getByRole('group', { name: 'Wynik ogólny' })
    .getByRole('button', { name: /Bez zastrzeżeń/ })
    .click();
  await finish(auditor);
  await finished(auditor);
  await expect(auditor.getByRole('status').filter({ hasText: 'Zapisano na serwerze' })).toBeVisible();
  await visit(auditor, `/audits/planning/${planning}/show`);
  await auditor.getByRole('link', { name: 'Utwórz raport' }).click();
  await auditor.getByRole('button', { name: 'Utwórz raport' }).click();
  await auditor.waitForURL(/\/audits\/reports\/[0-9a-f-]{36}\/show/);
  await auditor.getByRole('button', { name: 'Zatwierdź raport' }).click();
  await auditor.getByRole('dialog').getByRole('button', { name: 'Zatwierdź raport' }).click();
  await auditor.getByRole('dialog').getByRole('button', { name: 'Zatwierdź mimo to' }).click();
  await expect(auditor.getByRole('button', { name: 'Pobierz raport (PDF)' })).toBeVisible({
    timeout: 240_000,
  });
  return new URL(auditor.url()).pathname.split('/').at(-2) ?? '';
}

async function pdfOf(report: string): Promise<string> {
  const row = await ofAuditor.read(`auditReports/${report}`);
  const { hash } = row.document as { hash: string }; // a file field
  return textOf(await ofAuditor.file(`auditReports/${report}/files/${hash}`));
}

/** Checks the studio for clipped or overflowing content on both widths. */
async function looked(title: string): Promise<void> {
  for (const size of [phone, desktop]) {
    await broker.setViewportSize(size);
    expect(await misfits(broker), `${title} at ${size.width} px`).toEqual([]);
    await takeScreen(broker, `templateStudio-${title}-${size.width}`);
  }
}
