import type { SessionSummary } from '@plumbline/resources/auth/session';
import { describe, expect, it } from 'vitest';
import { shownMenu } from './menuEntries';

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
const paths = (
  actor: Partial<SessionSummary>,
  isOnline = true,
  hasScreen = (_path: string) => true,
): string[] =>
  shownMenu({ actor: { ...auditor, ...actor }, isOnline }, hasScreen).flatMap(({ entries }) =>
    entries.map(({ path }) => path),
  );

describe('menu', () => {
  it('shows customers to auditors and locations to companies', () => {
    expect(paths({})).toContain('/equipment-owners/overview');
    expect(paths({})).not.toContain('/locations/overview');
    expect(paths({ instanceType: 'COMPANY' })).toContain('/locations/overview');
    expect(paths({ instanceType: 'COMPANY' })).not.toContain('/equipment-owners/overview');
  });

  it('hides licences from everybody but owners and administrators', () => {
    expect(paths({ role: 'Administrator' })).toContain('/license/licenses/overview');
    expect(paths({ role: 'Employee' })).not.toContain('/license/licenses/overview');
  });

  it('hides what needs the server while offline', () => {
    const online = [
      '/products/overview',
      '/imports/equipment',
      '/users/settings',
      '/start/instance/detail',
      '/start/shop',
    ];
    expect(paths({})).toEqual(expect.arrayContaining(online));
    expect(paths({}, false).filter((path) => online.includes(path))).toEqual([]);
    expect(paths({}, false)).toContain('/audits/planning/overview');
  });

  it('shows nobody a list that the role may not read', () => {
    expect(paths({ role: 'SalesForce' })).not.toContain('/equipments/overview');
    expect(paths({ role: 'ProviderAdmin', instanceType: 'PROVIDER' })).toEqual(
      expect.arrayContaining(['/instances/overview', '/users/overview', '/categories/overview']),
    );
  });

  it('shows what brokers sell to those tied to a broker and to the provider', () => {
    const sold = ['/brokers/overview', '/salesmen/overview', '/license/license-sets/overview'];
    const broker = { instanceType: 'BROKER', broker: 'b', brokers: ['b'] } as const;
    expect(paths(broker)).toEqual(expect.arrayContaining([...sold, '/instances/overview']));
    expect(paths({ role: 'ProviderAdmin', instanceType: 'PROVIDER' })).toEqual(expect.arrayContaining(sold));
    for (const nobody of [{}, { instanceType: 'BROKER' }, { instanceType: 'COMPANY', broker: 'b' }] as const)
      expect(paths(nobody).filter((path) => [...sold, '/instances/overview'].includes(path))).toEqual([]);
  });

  it('leaves what runs the product to the provider', () => {
    const system = ['/device-actions/overview', '/errors/overview', '/system-messages/overview'];
    expect(paths({ role: 'ProviderSupport', instanceType: 'PROVIDER' })).toEqual(
      expect.arrayContaining(system),
    );
    expect(paths({}).filter((path) => system.includes(path))).toEqual([]);
  });

  it('leaves out entries without a screen, and groups that become empty', () => {
    const groups = shownMenu({ actor: auditor, isOnline: true }, (path) => path === '/start/dashboard');
    expect(groups.map(({ entries }) => entries.length)).toEqual([1]);
  });
});
