import { pictureCamera } from './hallDay/pictureCamera';
import { rackHall } from './hallDay/rackHall';
import { expect, test } from './journey';
import { askApi } from './steps/askApi';
import { axeFindings } from './steps/axe';
import { checkpoint } from './steps/carryOut';
import { lightScreen, signIn, signInAtOffice } from './steps/signIn';

test.use({ serviceWorkers: 'allow' });

const bays = 40;

test('forty bays in one visit with a tablet, without network, each by its scanned code', async ({
  browser,
  app,
}) => {
  const office = await signInAtOffice(browser, app.origin);
  const api = await askApi(office);
  const hall = await rackHall(api, bays, { name: 'Długa hala', prefix: 'DLUGI' });
  const page = await signIn(browser, app.origin, 'auditor@auditor.example', lightScreen);
  await page.setViewportSize({ width: 820, height: 1180 });
  const camera = await pictureCamera(page);
  await page.goto(`/audits/planning/${hall.planning}/show`);
  await page.getByRole('button', { name: 'Pobierz do pracy offline' }).click();
  await expect(page.getByText('Zapisano lokalnie, działa też bez sieci')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Skanuj i sprawdzaj' }).click();

  const sheet = page.getByRole('dialog');
  for (const [index, rack] of hall.racks.entries()) {
    await camera.show(rack);
    await expect(page.locator('[data-checkpoint]').first()).toBeVisible();
    await expect(page.getByText(rack, { exact: true }).first()).toBeVisible();
    if (index === 0) expect(await axeFindings(page)).toEqual([]);
    // Each tenth has a deficiency on its rack.
    if (index % 10 === 9) {
      await checkpoint(page, '2.5').getByRole('button', { name: 'Niezgodne' }).click();
      await sheet.getByRole('button', { name: /^Pomarańczowy/ }).click();
      await sheet.getByRole('button', { name: 'Belka', exact: true }).click();
      await sheet.getByRole('button', { name: 'Wskaż miejsce na regale' }).click();
      await sheet.getByRole('gridcell', { name: `Pole ${(index + 1) / 10}, poziom 2, bez usterek` }).click();
      await sheet.getByRole('button', { name: 'Zapisz usterkę' }).click();
      await expect(sheet).toBeHidden();
    }
    await page.getByRole('button', { name: 'Reszta w porządku', exact: true }).click();
    if (index % 10 === 9) await page.getByRole('button', { name: /^Do naprawy – można/ }).click();
    await page.getByRole('button', { name: 'Zakończ przegląd' }).click();
    await expect(page.getByText(`${rack}: przegląd zakończony i zapisany lokalnie`)).toBeVisible();
  }
  await expect(page.getByText(`Jeszcze niewysłane: ${bays} przeglądów`)).toBeVisible();

  await page.context().setOffline(false);
  await expect
    .poll(async () => (await api.list('auditPlannings', { id: hall.planning }))[0], { timeout: 240_000 })
    .toMatchObject({ plannedCount: bays, processedCount: bays });
  const audits = await api.list('audits', { planning: hall.planning });
  expect(audits).toHaveLength(bays);
  const found = await api.list('deficiencies', { audit: audits.map(({ id }) => id) });
  expect(found.map(({ bay, level }) => [bay, level]).sort()).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
  ]);
  await expect(page.getByText(/^Jeszcze niewysłane/)).toBeHidden({ timeout: 240_000 });
  await page.context().close();
});
