import { expect, it } from 'vitest';
import { entities } from '../../entities/index';
import type { Actor } from '../../language/permissions';
import { withAccount } from './accountColumn';

const actor = (more: Partial<Actor>): Actor => ({
  user: 'u',
  contact: 'c',
  instance: 'i',
  instanceType: 'COMPANY',
  role: 'Owner',
  locations: 'all',
  categories: 'all',
  language: 'pl-PL',
  email: 'a@b.example',
  ...more,
});
const broker = actor({ instanceType: 'BROKER', brokers: ['b'] });
const provider = actor({ instanceType: 'PROVIDER', role: 'ProviderAdmin' });

it('says whose a row is to those alone who look after several accounts', () => {
  expect(withAccount(entities.licenses, actor({}))).toBe(entities.licenses);
  expect(withAccount(entities.equipments, provider)).toBe(entities.equipments);
  for (const who of [broker, provider]) {
    const seen = withAccount(entities.licenses, who);
    expect(seen.list.columns.slice(0, 2)).toEqual(['name', 'instance']);
    expect(seen.list.filters?.[0]).toBe('instance');
    expect(seen.form.master).toEqual(['instance', ...(entities.licenses.form.master as string[])]); // fields, not a related tab
    expect(seen.fields.instance).toMatchObject({ to: 'instances', required: true, isLasting: true });
    expect(withAccount(entities.licenses, who)).toBe(seen);
  }
  expect(withAccount(entities.devices, broker)).toBe(entities.devices);
  expect(withAccount(entities.devices, provider).list.columns).toContain('instance');
});
