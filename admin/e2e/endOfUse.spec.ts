import { expect, type Page, test } from './journey';
import { askApi } from './steps/askApi';
import { ownHall } from './steps/ownHall';
import { lightScreen, signIn } from './steps/signIn';
import { speak } from './steps/speak';
import { takeScreen } from './steps/takeScreens';
import { visit } from './steps/visit';

const years = 10;
const ahead = 'PSA-021';
const over = 'PSA-009';
const locked = 'Gesperrt: nicht benutzen';

let page: Page;

// The language is stored with the user, so it is reset for later tests.
test.afterAll(async () => {
  await page?.goto('/start/dashboard');
  if (page) await speak(page, 'pl');
  await page?.context().close();
});

test('the end of use of a harness is announced, and afterwards locks it on its record and in inspections', async ({
  browser,
  app,
}) => {
  page = await signIn(browser, app.origin, 'owner@auditor.example', lightScreen);
  await speak(page, 'de');
  const api = await askApi(page);
  const hall = await ownHall(api, {
    name: 'Auffanggurte',
    categoryType: 'ppe',
    types: ['expert'],
    pieces: [
      { identNumber: ahead, dateOfFirstUse: firstUse(20), maxYearsOfUse: years },
      { identNumber: over, dateOfFirstUse: firstUse(-20), maxYearsOfUse: years },
    ],
  });
  const [soon, ended] = hall.pieces;

  await visit(page, `/equipments/${soon?.id}/show`);
  await expect(duty()).toContainText(`endet am ${german(inDays(20))}`);
  await expect(page.getByText(locked)).toHaveCount(0);
  await takeScreen(page, 'endOfUse-ahead-1280');

  // Also in the list of all duties.
  await page.getByRole('navigation').getByRole('link', { name: 'Prüfpflichten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Prüfpflichten/);
  await visit(page, `${new URL(page.url()).pathname}?filter=${JSON.stringify({ equipment: soon?.id })}`);
  await expect(page.getByRole('row').filter({ hasText: 'Ablauf der Nutzungsdauer' })).toContainText(
    german(inDays(20)),
  );
  await takeScreen(page, 'endOfUse-list-1280');

  await visit(page, `/equipments/${ended?.id}/show`);
  const notice = page.getByRole('alert').filter({ hasText: locked });
  await expect(notice.getByRole('listitem')).toHaveText([
    `Nutzungsdauer abgelaufen · ${german(inDays(-20))}`,
  ]);
  await expect(duty()).toContainText(`abgelaufen am ${german(inDays(-20))}`);
  await expect(duty()).toContainText(`10 Jahre ab ${german(firstUse(-20))}`);
  await takeScreen(page, 'endOfUse-over-1280');

  const planning = await hall.plan('expert', hall.pieces);
  await visit(page, `/audits/planning/${planning}/show`);
  const list = page.getByRole('list', { name: 'Prüfliste' });
  await expect(list.getByRole('listitem').filter({ hasText: over })).toContainText('Gesperrt');
  await expect(list.getByRole('listitem').filter({ hasText: ahead })).not.toContainText('Gesperrt');
  await list.getByRole('link', { name: over }).click();
  await expect(notice.getByRole('listitem')).toHaveText([/^Nutzungsdauer abgelaufen/]);
  await takeScreen(page, 'endOfUse-inspected-1280');
});

const duty = () => page.getByRole('listitem').filter({ hasText: 'Ablauf der Nutzungsdauer' });

/** Date of first use for an end of use in `days` days. */
function firstUse(days: number): string {
  const day = inDays(days);
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}

function inDays(days: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const german = (day: string) => day.split('-').reverse().join('.');
