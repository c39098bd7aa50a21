import { newId } from '@plumbline/resources/language/ids';
import { fillFortyCustomers, manyPieces } from '../../scripts/testing/fillFortyCustomers';
import { expect, test } from './journey';
import { askApi } from './steps/askApi';
import { axeFindings } from './steps/axe';
import { readMail } from './steps/readMail';
import { lightScreen, signIn } from './steps/signIn';
import { settled, visit } from './steps/visit';

test('a planner plans what is due by keyboard, moves it, and the contact is told', async ({
  browser,
  app,
}) => {
  const page = await signIn(browser, app.origin, 'owner@auditor.example', lightScreen);
  const api = await askApi(page);
  const [place] = await api.list('locations', { name: 'Győri raktár' });
  await api.create('contacts', {
    ...{ id: newId(), firstName: 'Ilona', lastName: 'Kiss', contactType: 'other' },
    ...{ emailAddress: 'ilona@alba.example', language: 'hu-HU', owner: place?.owner },
  });

  // A suggestion opens the form with what it suggests.
  await visit(page, '/start/dashboard');
  const plan = page.getByRole('link', { name: 'Zaplanuj', exact: true });
  const suggestion = page
    .getByRole('listitem')
    .filter({ has: plan })
    .filter({ hasText: 'Archiwum zakładowe' })
    .first();
  const count = /(\d+) urządze/.exec(await suggestion.innerText())?.[1];
  await suggestion.getByRole('link', { name: 'Zaplanuj', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Wybrano:' })).toHaveText(`Wybrano: ${count}`);

  // What waits is taken onto the board and planned.
  await visit(page, '/audits/planning/board');
  await page.getByRole('button', { name: 'Przenieś na tablicę: Győri raktár, Oględziny' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Győri raktár');
  await dialog.getByRole('button', { name: 'Zaplanuj przegląd' }).click();
  await expect(dialog.getByText(/^Zaplanowano/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Zamknij' }).click();
  const [planned] = await api.list('auditPlannings', { location: place?.id, state: 'open' });
  expect(planned?.plannedCount).toBeGreaterThan(0);

  // The contact is named on its screen, and hears of it.
  await visit(page, `/audits/planning/${planned?.id}`);
  const person = page.getByRole('combobox', { name: /^Osoba kontaktowa/ });
  await person.fill('Kiss');
  await page.getByRole('option', { name: /^Ilona Kiss/ }).click();
  await page.getByRole('checkbox', { name: /^Powiadom osobę kontaktową/ }).check();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(/\/show$/);
  await readMail(app.dataDirectory, 'ilona@alba.example', 'felülvizsgálja az eszközeit');

  // A week later, a day longer, by keys.
  await visit(page, '/audits/planning/board');
  const card = page.getByRole('button', { name: /^Przenieś: Győri raktár/ });
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Przeniesiono: Győri raktár/)).toBeVisible();
  await settled(page);
  await card.focus();
  await page.keyboard.press('Shift+ArrowRight');
  const days = async () => {
    const { datePlanned, dateUntil } = await api.read(`auditPlannings/${planned?.id}`);
    return [datePlanned, dateUntil];
  };
  const after = (day: unknown, count: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
  await expect.poll(days).toEqual([after(planned?.datePlanned, 7), after(planned?.datePlanned, 8)]);
  await readMail(app.dataDirectory, 'ilona@alba.example', 'Módosult a felülvizsgálat időpontja (');
  expect(await axeFindings(page, 'all')).toEqual([]);
  await page.context().close();
});

test('5,000 pieces of forty customers are suggested, planned on the board and changed together', async ({
  browser,
  app,
}) => {
  await fillFortyCustomers(app.databaseUrl, 'Prüfdienst Elbe GmbH');
  const page = await signIn(browser, app.origin, 'owner@otherauditor.example', lightScreen);
  const api = await askApi(page);
  const selected = page.getByRole('status').filter({ hasText: /^\d+ ausgewählt/ });

  // A suggestion opens the form with what it suggests.
  await visit(page, '/start/dashboard');
  const plan = page.getByRole('link', { name: 'Planen', exact: true });
  const suggestion = page.getByRole('listitem').filter({ has: plan }).first();
  const count = /(\d+) Betriebsmittel/.exec(await suggestion.innerText())?.[1];
  await suggestion.getByRole('link', { name: 'Planen', exact: true }).click();
  await expect(selected).toHaveText(`${count} ausgewählt`);

  // Everything due at the place of one customer.
  const [customer] = await api.list('equipmentOwners', {});
  const [place] = await api.list('locations', { owner: customer?.id, parent: null });
  await visit(page, `/locations/${place?.id}/show`);
  await page.getByRole('link', { name: 'Alle fälligen planen' }).click();
  await expect(selected).toHaveText(/^[1-9]/);

  // Several places on one day.
  await visit(page, '/audits/planning/board');
  const waiting = page.getByRole('group', { name: 'Noch zu planen' });
  for (const nth of [0, 1, 2]) await waiting.getByRole('checkbox').nth(nth).check();
  await page.getByRole('button', { name: '3 gemeinsam planen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Prüfer/ }).click();
  await page.getByRole('option', { name: 'Sören Köhler' }).click();
  await dialog.getByRole('button', { name: 'Prüfung planen' }).click();
  await expect(dialog.getByText(/^Geplant: \d+ Prüfung/)).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('button', { name: /^Verschieben: Halle 1/ })).toHaveCount(3);
  expect(await api.list('auditPlannings', { state: 'open' })).toHaveLength(3);

  // A page of them; each is saved by itself, so that a thousand would take minutes here.
  await visit(page, '/equipments/overview');
  await expect(page.getByText(new RegExp(`von ${manyPieces.toLocaleString('de-DE')}$`))).toBeVisible();
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check();
  await expect(page.getByRole('button', { name: 'Die ersten 1000 auswählen' })).toBeVisible();
  await page.getByRole('button', { name: 'Feld ändern' }).click();
  await dialog.getByRole('combobox', { name: 'Feld' }).click();
  await page.getByRole('option', { name: 'Bemerkung' }).click();
  await dialog.getByRole('textbox', { name: 'Neuer Wert' }).fill('Begehung im Frühjahr');
  await dialog.getByRole('button', { name: '25 Einträge ändern' }).click();
  await expect(dialog.getByText(/^Erledigt: 25/)).toBeVisible();
  await page.context().close();
});
