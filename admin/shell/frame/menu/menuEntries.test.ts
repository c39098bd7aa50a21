import { languages } from '@plumbline/resources/language/languages';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { describe, expect, it } from 'vitest';
import { hasScreen } from '../../routes/knownScreens';
import { menuGroups, shownMenu } from './menuEntries';

const auditor: SessionSummary = {
  user: 'u',
  contact: 'c',
  instance: 'i',
  instanceName: 'Prüfwerk',
  instanceType: 'AUDITOR',
  role: 'Owner',
  locations: 'all',
  categories: 'all',
  email: 'a@b.pl',
  name: 'Anna',
  language: 'pl-PL',
  contacts: [],
};
const paths = (actor: Partial<SessionSummary>, hasScreen = (_path: string) => true): string[] =>
  shownMenu({ actor: { ...auditor, ...actor } }, hasScreen).flatMap(({ entries }) =>
    entries.map(({ path }) => path),
  );

describe('menu', () => {
  it('shows customers to auditors and locations to companies', () => {
    expect(paths({})).toContain('/equipment-owners/overview');
    expect(paths({})).not.toContain('/locations/overview');
    expect(paths({ instanceType: 'COMPANY' })).toContain('/locations/overview');
    expect(paths({ instanceType: 'COMPANY' })).not.toContain('/equipment-owners/overview');
  });

  it('shows licences to owners and administrators only', () => {
    expect(paths({ role: 'Administrator' })).toContain('/license/licenses/overview');
    expect(paths({ role: 'Employee' })).not.toContain('/license/licenses/overview');
  });

  it('shows the licence administration to owners and administrators only, and a list to sellers', () => {
    const broker = { instanceType: 'BROKER', broker: 'b', brokers: ['b'] } as const;
    const places = (actor: Partial<SessionSummary>) =>
      shownMenu({ actor: { ...auditor, ...actor } }, () => true)
        .filter(({ entries }) => entries.some(({ path }) => path === '/license/licenses/overview'))
        .map(({ label }) => label);
    expect(places({ ...broker, role: 'Owner' })).toEqual(['shell.menu.licenseAdministration']);
    expect(places({ ...broker, role: 'SalesForce' })).toEqual(['shell.menu.sales']);
    expect(places({ role: 'ProviderAdmin', instanceType: 'PROVIDER' })).toEqual(['shell.menu.sales']);
    expect(places({ role: 'SalesForce' })).toEqual([]);
  });

  it('shows the bin to users who may delete', () => {
    expect(paths({ role: 'Administrator' })).toContain('/bin');
    expect(paths({ role: 'Employee' })).toContain('/bin');
    expect(paths({ role: 'LocationContact' })).not.toContain('/bin');
  });

  it('hides lists that the role may not read', () => {
    expect(paths({ role: 'SalesForce' })).not.toContain('/equipments/overview');
    expect(paths({ role: 'ProviderAdmin', instanceType: 'PROVIDER' })).toEqual(
      expect.arrayContaining(['/instances/overview', '/users/overview', '/categories/overview']),
    );
  });

  it('shows sales lists to users of a broker and to the provider', () => {
    const sold = ['/brokers/overview', '/license/license-keys/overview', '/license/license-sets/overview'];
    const broker = { instanceType: 'BROKER', broker: 'b', brokers: ['b'] } as const;
    expect(paths(broker)).toEqual(expect.arrayContaining([...sold, '/instances/overview']));
    expect(paths({ role: 'ProviderAdmin', instanceType: 'PROVIDER' })).toEqual(expect.arrayContaining(sold));
    for (const nobody of [{}, { instanceType: 'BROKER' }, { instanceType: 'COMPANY', broker: 'b' }] as const)
      expect(paths(nobody).filter((path) => [...sold, '/instances/overview'].includes(path))).toEqual([]);
  });

  it('shows salespeople and themes to brokers for whom they are unlocked', () => {
    const locked = ['/salesmen/overview', '/themes/overview'];
    const shown = (actor: Partial<SessionSummary>) => paths(actor).filter((path) => locked.includes(path));
    const broker = { instanceType: 'BROKER', broker: 'b', brokers: ['b'] } as const;
    expect(shown(broker)).toEqual([]);
    expect(shown({ ...broker, unlocked: ['salesmen'] })).toEqual(['/salesmen/overview']);
    expect(shown({ ...broker, unlocked: ['whiteLabelling'] })).toEqual(['/themes/overview']);
    expect(shown({ role: 'ProviderAdmin', instanceType: 'PROVIDER' })).toEqual(locked);
  });

  it('shows system administration to the provider only', () => {
    const system = ['/device-actions/overview', '/errors/overview', '/system-messages/overview'];
    expect(paths({ role: 'ProviderSupport', instanceType: 'PROVIDER' })).toEqual(
      expect.arrayContaining(system),
    );
    expect(paths({}).filter((path) => system.includes(path))).toEqual([]);
  });

  it('leaves out entries without a screen, and empty groups', () => {
    const groups = shownMenu({ actor: auditor }, (path) => path === '/start/dashboard');
    expect(groups.map(({ entries }) => entries.length)).toEqual([1]);
  });
});

const accounts = ['COMPANY', 'AUDITOR', 'BROKER'] as const;
const roles = ['Owner', 'Administrator', 'Employee', 'ServiceProvider', 'SalesForce'] as const;
const keepers: readonly string[] = ['Owner', 'Administrator'];

/** Menu table of the specification (section 2): addresses, visibility and need of the server. */
const specified: readonly {
  url: string;
  account?: (typeof accounts)[number];
  onlyKeepers?: boolean;
  onlineOnly?: boolean;
}[] = [
  { url: '/start/dashboard' },
  { url: '/locations/overview', account: 'COMPANY' },
  { url: '/equipment-owners/overview', account: 'AUDITOR' },
  { url: '/contacts/overview' },
  { url: '/equipments/overview' },
  { url: '/audits/planning/overview' },
  { url: '/tasks/overview-open' },
  { url: '/audits/reports/overview' },
  { url: '/start/instance/detail/(outlet:license)', onlineOnly: true },
  { url: '/license/licenses/overview', onlyKeepers: true },
  { url: '/start/shop', onlyKeepers: true, onlineOnly: true },
  { url: '/text-modules/overview' },
  { url: '/products/overview', onlineOnly: true },
  { url: '/imports/equipment', onlineOnly: true },
  { url: '/users/settings', onlineOnly: true },
  { url: '/faq/customer/overview' },
  { url: '/changelog/' },
  { url: '/start/informations/agb' },
  { url: '/start/informations/impressum' },
  { url: '/start/informations/privacy-policy' },
  { url: '/start/informations/terms-of-use' },
];

describe('the menu of the specification', () => {
  const entries = menuGroups.flatMap(({ entries }) => entries);

  it.each(specified)('has $url', ({ url, onlineOnly = false }) => {
    expect(entries.find(({ path }) => path === url)).toMatchObject({ isOnlineOnly: onlineOnly });
  });

  it.each(accounts.flatMap((account) => roles.map((role) => [account, role] as const)))(
    'shows %s accounts with role %s their entries',
    (instanceType, role) => {
      const shown = paths({ instanceType, role });
      for (const { url, account, onlyKeepers } of specified) {
        if (account && account !== instanceType) expect(shown).not.toContain(url);
        if (onlyKeepers && !keepers.includes(role)) expect(shown).not.toContain(url);
        // Lists without read access are hidden; owners and administrators may read everything.
        if (keepers.includes(role) && instanceType !== 'BROKER' && (!account || account === instanceType))
          expect(shown).toContain(url);
      }
    },
  );

  it.each(languages)('has a label in %s for each entry and group', (language) => {
    const texts = textsOf(readLocale(language));
    const named = menuGroups.flatMap(({ label, entries }) => [
      ...(label ? [[label]] : []),
      ...entries.map(({ label: own, otherLabel = own }) => [own, otherLabel]),
    ]);
    expect(named.filter((keys) => !keys.some((key) => texts.has(key)))).toEqual([]);
  });

  it('links to existing screens', () => {
    const known = new Set(entries.filter(({ path }) => hasScreen(path)).map(({ path }) => path));
    expect(specified.map(({ url }) => url).filter((url) => !known.has(url))).toEqual([]);
  });
});
