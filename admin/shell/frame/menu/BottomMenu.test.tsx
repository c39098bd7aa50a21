import { entities } from '@plumbline/resources/entities/index';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { listPath } from '../../../entities/screenPaths';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { BottomMenu } from './BottomMenu';

vi.mock('../../../kit/behaviour/useIsWide', () => ({ useIsWide: () => false }));
afterEach(cleanup);

function namesFor(actor: NonNullable<Parameters<typeof renderScreen>[0]['actor']>): (string | null)[] {
  renderScreen({
    element: <BottomMenu onMenu={() => {}} />,
    path: '/*',
    at: listPath(entities.orders),
    resource: 'orders',
    dataProvider: memoryData({}).dataProvider,
    actor,
  });
  const nav = screen.getByRole('navigation', { name: 'Szybki dostęp' });
  return [...nav.querySelectorAll('a, button')].map(({ textContent }) => textContent);
}

it('leads inspectors to appointments, scanner and equipment', () => {
  expect(namesFor({})).toEqual(['Start', 'Terminy', 'Skanuj', 'Urządzenia', 'Menu']);
});

it('leads a broker to its customers and orders, and marks where one is', () => {
  const names = namesFor({ instanceType: 'BROKER', broker: 'b', brokers: ['b'] });
  expect(names).toEqual(['Start', 'Klienci', 'Skanuj', 'Zamówienia', 'Menu']);
  expect(screen.getByRole('link', { name: 'Zamówienia' }).className).toContain('Mui-selected');
  expect(screen.getByRole('link', { name: 'Klienci' }).className).not.toContain('Mui-selected');
});

it('shows only what the person may read', () => {
  expect(namesFor({ role: 'ServiceProvider', instanceType: 'BROKER', brokers: [] })).not.toContain(
    'Zamówienia',
  );
});
