import { expect, type Page, test } from './journey';
import { type ApiOfPerson, askApi } from './steps/askApi';
import { examine, misfits } from './steps/examine';
import { lightScreen, signIn } from './steps/signIn';
import { speak } from './steps/speak';
import { desktop, narrow, phone, takeScreen } from './steps/takeScreens';
import { settled, visit } from './steps/visit';

type Screens = (api: ApiOfPerson) => Promise<readonly string[]>;
const first = async (api: ApiOfPerson, resource: string): Promise<string> =>
  (await api.list(resource))[0]?.id ?? '';

/** Screens of a user type beside the main screens: lists, and a record and a form if they differ. */
const people: Record<string, { email: string; screens: Screens }> = {
  broker: {
    email: 'owner@broker.example',
    screens: async (api) => [
      '/instances/overview',
      `/instances/${await first(api, 'instances')}`,
      '/brokers/overview',
      `/brokers/${await first(api, 'brokers')}/show`,
      '/salesmen/overview',
      `/license/license-sets/${await first(api, 'licenseSets')}/show#details`,
      '/license/license-keys/overview',
      '/checker-id-ranges/overview',
      '/themes/create',
    ],
  },
  provider: {
    email: 'admin@provider.example',
    screens: async (api) => [
      '/users/overview',
      '/license/orders/overview',
      '/system-messages/overview',
      `/system-messages/${await first(api, 'systemMessages')}`,
      '/device-actions/overview',
      '/errors/overview',
      '/faq/create',
      '/identity',
      '/identity?tab=people&q=employee',
      '/changelog/overview',
      '/changelog/',
      '/faq/customer/overview',
    ],
  },
  auditor: {
    email: 'owner@auditor.example',
    screens: async (api) => [
      '/tasks/overview-open',
      '/tasks/create',
      '/qr-codes/overview',
      '/settings/custom-fields/create',
      `/equipments/${await first(api, 'equipments')}/show#changes`,
      '/bin',
      '/mirrorings/overview',
      `/devices/${await first(api, 'devices')}/show`,
      '/offline/overview?tab=device',
    ],
  },
};

for (const [kind, { email, screens }] of Object.entries(people))
  test(`generated screens of a ${kind} are accessible and fit a phone in Hungarian`, async ({
    browser,
    app,
  }) => {
    const page = await signIn(browser, app.origin, email, lightScreen);
    const addresses = await screens(await askApi(page));
    const before = await speak(page, 'hu');
    await page.setViewportSize(phone);
    const findings: Record<string, string[]> = {};
    for (const address of addresses) {
      await visit(page, address);
      await takeScreen(page, `hu-${kind}${address.replace(/\W+/g, '-')}`);
      const found = await examine(page);
      await page.setViewportSize(narrow);
      found.push(...(await misfits(page)));
      await page.setViewportSize(phone);
      if (found.length > 0) findings[address] = found;
    }
    expect(findings).toEqual({});
    if (kind === 'auditor') {
      await openByArrow(page);
      await chooseOnPhone(page);
      await scanOnNarrow(page);
      await readMessageOnNarrow(page);
      await tabThroughForm(page);
      await tabThroughList(page);
      await tabThroughAudit(page);
    }
    await page.setViewportSize(desktop);
    await speak(page, before);
    await page.context().close();
  });

/** The arrow of a card opens it, as the rest of the card does. */
async function openByArrow(page: Page): Promise<void> {
  await visit(page, '/contacts/overview');
  const card = page.getByRole('main').getByRole('listitem').first();
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  await card.click({ position: { x: width - 20, y: height / 2 } });
  await expect(page).toHaveURL(/\/contacts\/[\w-]+\/show/);
}

/** Rows can be selected on a phone, and the bulk actions are readable and reachable. */
async function chooseOnPhone(page: Page): Promise<void> {
  await visit(page, '/equipments/overview');
  await page.getByRole('button', { name: 'Több kijelölése' }).click();
  await page
    .getByRole('checkbox', { name: /^Kijelölés: / })
    .first()
    .check();
  const bar = page.getByRole('region', { name: 'Kijelölt bejegyzések' });
  await expect(bar.getByText('1 bejegyzés kijelölve')).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Mező módosítása' }).click();
  await settled(page);
  await takeScreen(page, 'hu-auditor-bulk');
  expect(await examine(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mégse' }).click();
  await page.getByRole('button', { name: 'Kijelölés törlése' }).click();
}

/** The texts of the scanner fit the narrowest phone. */
async function scanOnNarrow(page: Page): Promise<void> {
  await page.setViewportSize(narrow);
  await visit(page, '/start/dashboard');
  await page.getByRole('navigation').getByRole('button', { name: 'Beolvasás' }).click();
  await expect(page.getByRole('dialog', { name: 'Kód beolvasása' })).toBeVisible();
  expect(await misfits(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mégse' }).click();
}

/** The close button of a system message is beside its text. */
async function readMessageOnNarrow(page: Page): Promise<void> {
  const message = page.getByRole('complementary').getByRole('status').first();
  const words = await message.locator('.MuiAlert-message').boundingBox();
  const cross = await message.getByRole('button').boundingBox();
  if (!words || !cross) throw new Error('There is no message.');
  expect(cross.y).toBeLessThan(words.y + words.height);
  expect(cross.x).toBeGreaterThanOrEqual(words.x + words.width);
}

/** In a table wider than the screen the focused link is scrolled clear of the sticky column. */
async function tabThroughList(page: Page): Promise<void> {
  await visit(page, '/equipments/overview');
  const row = page.getByRole('table').locator('tbody tr').first();
  // Title, model, location and customer.
  await row.getByRole('link').nth(3).waitFor();
  const links = await row.getByRole('link').all();
  await links[0]?.focus();
  for (const link of links) {
    await expect(link).toBeFocused();
    expect(await link.evaluate(coveredEnd)).toBe(false);
    await page.keyboard.press('Tab');
  }
}

/** Runs in the page: whether another element covers the end of a link. */
function coveredEnd(link: Element): boolean {
  const { right, top, height } = link.getBoundingClientRect();
  const over = document.elementFromPoint(right - 2, top + height / 2);
  return over === null || !(link.contains(over) || over.contains(link));
}

/** Focused elements of a long form are not covered by sticky bars. */
async function tabThroughForm(page: Page): Promise<void> {
  await page.setViewportSize({ ...desktop, height: 640 });
  await visit(page, '/audits/planning/create');
  await page.keyboard.press('Tab');
  const last = page.getByRole('button', { name: 'Pont hozzáadása' });
  const covered: string[] = [];
  for (
    let stop = 0;
    stop < 60 && !(await last.evaluate((element) => element === document.activeElement));
    stop++
  ) {
    await page.keyboard.press('Tab');
    covered.push(...(await focusCovered(page)));
  }
  await expect(last).toBeFocused();
  expect(covered).toEqual([]);
}

/** What covers the focused element; the label of an empty field moves away when React has drawn the focus. */
async function focusCovered(page: Page): Promise<string[]> {
  let covered = await page.evaluate(coveredFocus);
  for (let look = 0; covered.length > 0 && look < 20; look += 1) {
    await page.waitForTimeout(100);
    covered = await page.evaluate(coveredFocus);
  }
  return covered;
}

/** The same for an inspection's checklist, which has its own bars. */
async function tabThroughAudit(page: Page): Promise<void> {
  const [open] = await (await askApi(page)).list('audits', { isFinished: false });
  if (!open) throw new Error('There is no open inspection.');
  await visit(page, `/audits/planning/${open.planning}/audit/${open.id}`);
  const covered: string[] = [];
  for (let stop = 0; stop < 50; stop++) {
    await page.keyboard.press('Tab');
    covered.push(...(await page.evaluate(coveredFocus)));
  }
  expect(covered).toEqual([]);
  await visit(page, '/start/dashboard');
}

/** Runs in the page: the focused element, if another element covers its centre. */
function coveredFocus(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const isBare = over && (focused.contains(over) || over.contains(focused));
  return isBare ? [] : [`${focused.outerHTML.slice(0, 120)} under ${over?.outerHTML.slice(0, 80)}`];
}
