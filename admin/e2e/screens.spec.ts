import { expect, type Page, test } from './journey';
import { askApi } from './steps/askApi';
import { axeFindings } from './steps/axe';
import { examine, misfits } from './steps/examine';
import { lightScreen, signIn } from './steps/signIn';
import { speak } from './steps/speak';
import { desktop, narrow, takeScreen } from './steps/takeScreens';
import { settled, visit } from './steps/visit';

/** Addresses of the main screens by name, with demo data. */
async function mainScreens(page: Page): Promise<Record<string, string>> {
  const api = await askApi(page);
  const [piece] = await api.list('equipments', { identNumber: 'REG-0003' });
  const [customer] = await api.list('equipmentOwners', { name: 'Magazyny Odra Sp. z o.o.' });
  const [report] = await api.list('auditReports', { state: 'finished' });
  const [regulation] = await api.list('auditRegulations', { shortName: 'EN15635-E' });
  const plannings = await api.list('auditPlannings', { state: 'open' });
  const underWay = plannings.find(({ processedCount }) => Number(processedCount) > 0) ?? plannings[0];
  const [audit] = await api.list('audits', { planning: underWay?.id, isFinished: false });
  return {
    start: '/start/dashboard',
    analytics: '/analytics/work?timespan=year',
    equipments: '/equipments/overview',
    equipment: `/equipments/${piece?.id}/show`,
    'equipment-edit': `/equipments/${piece?.id}`,
    customers: '/equipment-owners/overview',
    customer: `/equipment-owners/${customer?.id}/show`,
    locations: '/locations/overview',
    contacts: '/contacts/overview',
    categories: '/categories/overview',
    products: '/products/overview',
    regulations: '/audit-regulations/overview',
    regulation: `/audit-regulations/${regulation?.id}/show`,
    plannings: '/audits/planning/overview',
    planning: `/audits/planning/${underWay?.id}/show`,
    'planning-board': '/audits/planning/board',
    'planning-create': '/audits/planning/create',
    audit: `/audits/planning/${underWay?.id}/audit/${audit?.id}`,
    reports: '/audits/reports/overview',
    report: `/audits/reports/${report?.id}/show`,
    import: '/imports/equipment',
    sync: '/offline/overview',
    account: '/start/instance/detail',
    settings: '/users/settings',
  };
}

test('the main screens have no accessibility findings in light and dark, and fit the narrowest phone in four languages', async ({
  browser,
  app,
}) => {
  test.setTimeout(600_000);
  const page = await signIn(browser, app.origin, 'owner@auditor.example', lightScreen);
  const screens = await mainScreens(page);
  const findings: Record<string, string[]> = {};
  for (const tongue of ['pl', 'de'] as const) {
    await page.setViewportSize(desktop);
    await speak(page, tongue);
    await page.emulateMedia({ colorScheme: tongue === 'pl' ? 'light' : 'dark' });
    // Dark mode changes only colours.
    const rules = tongue === 'pl' ? 'all' : 'colours';
    for (const [screen, address] of Object.entries(screens)) {
      await page.setViewportSize(desktop);
      await visit(page, address);
      await takeScreen(page, `${tongue}-${screen}-desktop`);
      const found = await axeFindings(page, rules);
      await page.setViewportSize(narrow);
      await settled(page);
      await takeScreen(page, `${tongue}-${screen}-phone`);
      // The narrow layout has the colours of the wide one, which were checked in both schemes.
      found.push(...(await (rules === 'all' ? examine(page) : misfits(page))));
      if (found.length > 0) findings[`${tongue} ${screen}`] = [...new Set(found)];
    }
  }
  for (const tongue of ['en', 'hu'] as const) {
    await page.setViewportSize(desktop);
    await speak(page, tongue);
    await page.setViewportSize(narrow);
    for (const [screen, address] of Object.entries(screens)) {
      await visit(page, address);
      const found = await misfits(page);
      if (found.length > 0) findings[`${tongue} ${screen}`] = found;
    }
  }
  expect(findings).toEqual({});
  await page.setViewportSize(desktop);
  await speak(page, 'pl');
  await page.context().close();
});
