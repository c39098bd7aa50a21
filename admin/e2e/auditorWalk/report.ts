import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../journey';
import { axeFindings } from '../steps/axe';
import { picturesOf, textOf } from '../steps/readPdf';
import { sign } from '../steps/sign';
import { withoutServiceWorker } from '../steps/signIn';
import { speak } from '../steps/speak';
import { takeScreen } from '../steps/takeScreens';
import { visit } from '../steps/visit';
import { ladder, owner, racks, type Walk } from './walk';

const downloaded = path.join(import.meta.dirname, '../../../.data/test/journeys/report.pdf');

/** The report is created and signed, and the appointment closed. */
export function report(walk: Walk): void {
  test('the report is compiled, signed twice, previewed, finalized and downloaded', async () => {
    await visit(walk.hall, `/audits/planning/${walk.planning}/show`);
    await walk.hall.getByRole('link', { name: 'Utwórz raport' }).click();
    await expect(walk.hall.getByText('3 zakończone przeglądy trafią do raportu.')).toBeVisible();
    await walk.hall.getByRole('button', { name: 'Utwórz raport' }).click();
    await walk.hall.waitForURL(/\/audits\/reports\/[0-9a-f-]{36}\/show/);
    const finalise = async () => {
      await walk.hall.getByRole('button', { name: 'Zatwierdź raport' }).click();
      await walk.hall.getByRole('dialog').getByRole('button', { name: 'Zatwierdź raport' }).click();
    };
    // Missing data is reported before the confirmation is requested.
    await walk.hall.getByRole('button', { name: 'Zatwierdź raport' }).click();
    await expect(walk.hall.getByText('Osoba kontaktowa: Uzupełnij to pole.')).toBeVisible();
    await walk.hall.getByRole('combobox', { name: 'Osoba kontaktowa' }).click();
    await walk.hall.getByRole('option', { name: 'Bożena Ślusarczyk' }).first().click();
    await expect(walk.hall.getByRole('combobox', { name: 'Osoba kontaktowa' })).toHaveText(
      /Bożena Ślusarczyk/,
    );
    // The contact is part of the signed content.
    await sign(walk.hall, 'inspektora', 'Tomasz Brzęczyk');
    await sign(walk.hall, 'klienta', 'Bożena Ślusarczyk');
    await expect(walk.hall.getByText(/^Bożena Ślusarczyk, /)).toBeVisible();
    await walk.hall.getByRole('button', { name: 'Podgląd' }).click();
    await expect(walk.hall.getByRole('button', { name: 'Pobierz podgląd' })).toBeVisible({
      timeout: 120_000,
    });
    await finalise();
    await expect(walk.hall.getByRole('button', { name: 'Pobierz raport (PDF)' })).toBeVisible({
      timeout: 120_000,
    });

    const loading = walk.hall.waitForEvent('download');
    await walk.hall.getByRole('button', { name: 'Pobierz raport (PDF)' }).click();
    await mkdir(path.dirname(downloaded), { recursive: true });
    await (await loading).saveAs(downloaded);
    const text = textOf(downloaded).replace(/\s+/g, ' ');
    for (const words of [
      ...racks,
      ladder,
      owner,
      'Pion Inspekcje Techniczne',
      'Tablica nośności zerwana, słup wgnieciony 46 mm – żółć',
      'Wymienić słup i tablicę, pole rozładować',
      'Pole rozładowano przy przedstawicielu klienta.',
      'Tomasz Brzęczyk',
      'Bożena Ślusarczyk',
    ])
      expect(text).toContain(words);
    // Two photos and two signatures, each possibly with a mask image.
    expect(picturesOf(downloaded).filter(({ width }) => width > 400).length).toBeGreaterThanOrEqual(4);
  });

  test('a stranger checks the downloaded PDF, and a copy that was changed', async ({ browser, app }) => {
    const stranger = await (await browser.newContext(withoutServiceWorker)).newPage();
    await stranger.goto(`${app.origin}/verify`);
    await expect(stranger.getByRole('heading', { level: 1, name: 'Sprawdzenie raportu' })).toBeVisible();
    const buffer = await readFile(downloaded);
    const check = async (content: Buffer) => {
      await stranger
        .getByLabel('Plik PDF')
        .setInputFiles({ name: 'raport.pdf', mimeType: 'application/pdf', buffer: content });
      await stranger.getByRole('button', { name: 'Sprawdź', exact: true }).click();
    };
    await check(buffer);
    await expect(stranger.getByRole('status')).toContainText('Raport jest autentyczny.');
    await expect(stranger.getByText('Pieczęć elektroniczna: localhost')).toBeVisible();
    expect(await axeFindings(stranger)).toEqual([]);
    await takeScreen(stranger, 'verify-genuine');
    const changed = Buffer.from(buffer);
    changed[1_000] = (changed[1_000] ?? 0) ^ 1;
    await check(changed);
    await expect(stranger.getByRole('status')).toContainText('Dokument zmieniono po opieczętowaniu.');
    expect(await axeFindings(stranger)).toEqual([]);
    await stranger.context().close();
  });

  test('the office closes the appointment and reads it in German', async () => {
    await visit(walk.office, `/audits/planning/${walk.planning}/show`);
    await walk.office.getByRole('button', { name: 'Zakończ termin' }).click();
    await walk.office.getByRole('dialog').getByRole('button', { name: 'Zakończ' }).click();
    await expect(walk.office.getByText('Zakończono termin przeglądu')).toBeVisible();
    await speak(walk.office, 'de');
    await visit(walk.office, '/audits/reports/overview');
    await expect(walk.office.getByRole('heading', { level: 1, name: 'Prüfberichte' })).toBeVisible();
    await expect(walk.office.getByRole('row', { name: new RegExp(owner) })).toContainText(
      'Hala A – przyjęcie',
    );
    await visit(walk.office, `/audits/planning/${walk.planning}/show`);
    await expect(walk.office.getByText('Instandsetzen – gesperrt')).toBeVisible();
    // The language is stored with the user, so it is reset for later tests.
    await speak(walk.office, 'pl');
    await expect(walk.office.getByRole('button', { name: 'Język: PL' })).toBeVisible();
  });
}
