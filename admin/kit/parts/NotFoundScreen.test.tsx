import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { NotFoundScreen } from './NotFoundScreen';

afterEach(cleanup);

it('names the address where nothing is, and leads to the dashboard', async () => {
  const { user } = renderScreen({
    element: <NotFoundScreen />,
    path: '/lost/*',
    at: '/lost/and/found?when=today#here',
    resource: 'equipments',
    dataProvider: memoryData({}).dataProvider,
  });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Nie ma takiej strony');
  expect(screen.getByText(/\/lost\/and\/found/).textContent).not.toContain('today');
  expect(document.title).toContain('Nie ma takiej strony');
  const on = screen.getByRole('link', { name: 'Przejdź do pulpitu' });
  expect(on.getAttribute('href')).toBe('/start/dashboard');
  await user.click(on);
  expect(await screen.findByText('elsewhere')).toBeTruthy();
});
