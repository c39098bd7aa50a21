import { expect, test } from './journey';
import { askApi } from './steps/askApi';
import { lightScreen, signIn } from './steps/signIn';
import { visit } from './steps/visit';

test('another account finds no data of others by lists, searches or direct addresses', async ({
  browser,
  app,
}) => {
  const here = await signIn(browser, app.origin, 'owner@auditor.example', lightScreen);
  const theirs = await askApi(here);
  const [piece] = await theirs.list('equipments', { identNumber: 'REG-0001' });
  const [customer] = await theirs.list('equipmentOwners', { name: 'Magazyny Odra Sp. z o.o.' });
  const [report] = await theirs.list('auditReports', { state: 'finished' });
  const [planning] = await theirs.list('auditPlannings');
  const [audit] = await theirs.list('audits', { planning: planning?.id });

  const page = await signIn(browser, app.origin, 'owner@othercompany.example', '/equipments/overview');
  const api = await askApi(page);
  const foreign = {
    equipments: piece,
    equipmentOwners: customer,
    auditReports: report,
    auditPlannings: planning,
    audits: audit,
  };
  for (const [resource, row] of Object.entries(foreign)) {
    expect(row, resource).toBeDefined();
    expect(await api.list(resource, { id: row?.id }), resource).toEqual([]);
    expect(await api.status(`${resource}/${row?.id}`), resource).toBe(404);
    expect(await api.status(`${resource}/${row?.id}/history`), resource).toBe(404);
  }
  const document = report?.document as { hash: string }; // a file value of the report definition
  expect(await api.status(`auditReports/${report?.id}/files/${document.hash}`)).toBe(404);
  expect(await theirs.status(`auditReports/${report?.id}/files/${document.hash}`)).toBe(200);

  await visit(page, '/equipments/overview');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('searchbox').fill('REG-0001');
  await expect(page.getByText('Nincs találat')).toBeVisible();
  for (const address of [
    `/equipments/${piece?.id}/show`,
    `/equipments/${piece?.id}`,
    `/equipment-owners/${customer?.id}/show`,
    `/audits/planning/${planning?.id}/show`,
    `/audits/planning/${planning?.id}/audit/${audit?.id}`,
    `/audits/reports/${report?.id}/show`,
  ]) {
    await visit(page, address);
    await expect(page.getByText(/nincs hozzáférése/), address).toBeVisible();
    await expect(page.locator('body'), address).not.toContainText(/REG-0|Odra/);
  }
  await here.context().close();
  await page.context().close();
});
