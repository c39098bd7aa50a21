import { expect, test } from './journey';
import { askApi } from './steps/askApi';
import { answer, finish, finished } from './steps/carryOut';
import { ownHall } from './steps/ownHall';
import { sign } from './steps/sign';
import { lightScreen, signIn, signInAtOffice } from './steps/signIn';
import { phone, takeScreen } from './steps/takeScreens';

test.use({ serviceWorkers: 'allow' });

const rack = 'BEZ-SIECI-1';

test('a report finalized offline waits, and is made exactly once although the first response is lost', async ({
  browser,
  app,
}) => {
  const office = await signInAtOffice(browser, app.origin);
  const api = await askApi(office);
  const place = await ownHall(api, {
    name: 'Bez sieci',
    categoryType: 'monolith',
    types: ['expert'],
    pieces: [{ identNumber: rack }],
  });
  const planning = await place.plan('expert', place.pieces);
  const hall = await signIn(browser, app.origin, 'auditor@auditor.example', lightScreen);
  await hall.setViewportSize(phone);
  await hall.goto(`/audits/planning/${planning}/show`);
  await hall.getByRole('button', { name: 'Pobierz do pracy offline' }).click();
  await expect(hall.getByText('Zapisano lokalnie, działa też bez sieci')).toBeVisible({ timeout: 240_000 });
  await hall.context().setOffline(true);

  await hall.getByRole('list', { name: 'Lista przeglądu' }).getByRole('link', { name: rack }).click();
  await answer(hall, '1.1', 'Zgodne');
  await answer(hall, '1.2', 'Zgodne');
  await hall
    .getByRole('group', { name: 'Wynik ogólny' })
    .getByRole('button', { name: /Bez zastrzeżeń/ })
    .click();
  await finish(hall);
  await finished(hall);
  await hall.getByRole('link', { name: 'Do listy przeglądu', exact: true }).click();
  await hall.getByRole('link', { name: 'Utwórz raport' }).click();
  await hall.getByRole('button', { name: 'Utwórz raport' }).click();
  await hall.waitForURL(/\/audits\/reports\/[0-9a-f-]{36}\/show/);
  const report = new URL(hall.url()).pathname.split('/').at(-2) ?? '';
  await sign(hall, 'inspektora', 'Tomasz Brzęczyk');
  await sign(hall, 'klienta', 'Grażyna Żak');
  await hall.getByRole('button', { name: 'Zatwierdź raport' }).click();
  await hall.getByRole('dialog').getByRole('button', { name: 'Zatwierdź raport' }).click();
  const waits = hall.getByRole('alert').filter({ hasText: 'Zlecenie jest zapisane lokalnie' });
  await expect(waits.first()).toBeVisible();
  // The request survives a reload and cannot be repeated.
  await hall.reload();
  await expect(waits).toBeVisible();
  await expect(hall.getByText('W przygotowaniu')).toBeVisible();
  await expect(hall.getByRole('button', { name: 'Zatwierdź raport' })).toBeDisabled();
  await takeScreen(hall, 'offlineReport-waits-390');
  expect(await api.list('auditReports', { planning })).toEqual([]);

  let pushes = 0;
  await hall.context().route('**/api/sync/push', async (route) => {
    if (!route.request().postData()?.includes('finalize') || pushes > 0) {
      await route.fallback();
      return;
    }
    pushes += 1;
    // The server receives the request, but the response is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await hall.context().setOffline(false);
  await expect(hall.getByRole('button', { name: 'Pobierz raport (PDF)' })).toBeVisible({ timeout: 240_000 });
  await takeScreen(hall, 'offlineReport-made-390');
  expect(pushes).toBe(1);
  expect(await api.list('auditReports', { planning })).toMatchObject([{ id: report, state: 'finished' }]);
  expect(await api.read(`auditReports/${report}/jobs`)).toMatchObject([{ state: 'done' }]);
  const history = await api.history('auditReports', report);
  expect(history.filter(({ operation }) => operation === 'create')).toHaveLength(1);
  await office.context().close();
  await hall.context().close();
});
