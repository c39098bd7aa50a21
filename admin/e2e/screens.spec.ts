import { expect, type Page, test } from './journey';
import { askApi } from './steps/askApi';
import { axeFindings } from './steps/axe';
import { signIn } from './steps/signIn';
import { desktop, drawn, phone, takeScreen } from './steps/takeScreens';

/** The main screens by name, with rows of the demo data where one is needed. */
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

const languages = { pl: 'Polski', de: 'Deutsch' };

for (const [short, name] of Object.entries(languages)) {
  test(`the main screens in ${name} have no serious accessibility findings and fit a phone`, async ({
    browser,
    app,
  }) => {
    test.setTimeout(600_000);
    const page = await signIn(browser, app.origin, 'owner@auditor.example');
    const screens = await mainScreens(page);
    await page.getByRole('button', { name: /^Język: / }).click();
    await page.getByRole('menuitem', { name }).click();
    const findings: Record<string, string[]> = {};
    for (const [screen, address] of Object.entries(screens)) {
      await page.setViewportSize(desktop);
      await page.goto(address);
      await drawn(page);
      await takeScreen(page, `${short}-${screen}-desktop`);
      const found = short === 'pl' ? await axeFindings(page) : [];
      await page.setViewportSize(phone);
      await drawn(page);
      await takeScreen(page, `${short}-${screen}-phone`);
      found.push(...(await axeFindings(page)));
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overhang > 0) found.push(`${overhang} px wider than a phone`);
      if (found.length > 0) findings[screen] = [...new Set(found)];
    }
    expect(findings).toEqual({});
    await page.context().close();
  });
}
