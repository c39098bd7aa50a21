import { newId } from '@plumbline/resources/language/ids';
import { expect, test } from './journey';
import { askApi } from './steps/askApi';
import { axeFindings } from './steps/axe';
import { readMail } from './steps/readMail';
import { signIn } from './steps/signIn';
import { settled, visit } from './steps/visit';

test('a planner plans what is due by keyboard, moves it, and the contact is told', async ({
  browser,
  app,
}) => {
  const page = await signIn(browser, app.origin, 'owner@auditor.example');
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
