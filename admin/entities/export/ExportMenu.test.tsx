import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { ExportMenu } from './ExportMenu';

afterEach(cleanup);

const draw = (isOnline: boolean) =>
  renderScreen({
    element: (
      <ExportMenu
        anchor={document.body}
        isOnline={isOnline}
        isRunning={false}
        isImported
        onClose={() => {}}
        onChoose={() => {}}
      />
    ),
    resource: 'products',
    dataProvider: memoryData({}).dataProvider,
  });
const described = (menu: HTMLElement) =>
  document.getElementById(menu.getAttribute('aria-describedby') ?? '')?.textContent;

it('says without network why nothing can be chosen, as what the menu is described by', () => {
  draw(false);
  const menu = screen.getByRole('menu');
  expect(described(menu)).toBe('Eksport wymaga połączenia z internetem.');
  expect(within(menu).queryByRole('alert')).toBeNull();
});

it('has nothing to say with a network', () => {
  draw(true);
  expect(described(screen.getByRole('menu'))).toBeUndefined();
});
