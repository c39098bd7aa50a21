import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EntityList } from '../list/EntityList';
import { memoryData } from '../testing/memoryData';
import { owner, renderScreen } from '../testing/renderScreen';

afterEach(cleanup);

it('an inspection says in its row that its piece is locked now, and of no other', async () => {
  const known = { instance: owner.instance, version: 1 };
  const { dataProvider } = memoryData({
    equipments: [
      { ...known, id: 'locked', identNumber: 'R-17', isLocked: true },
      { ...known, id: 'free', identNumber: 'R-18', isLocked: false },
    ],
    audits: ['locked', 'free'].map((equipment) => ({ ...known, id: `of-${equipment}`, equipment })),
  });
  renderScreen({ element: <EntityList />, resource: 'audits', dataProvider });
  const cell = async (name: string) => within((await screen.findByRole('link', { name })).parentElement!);
  expect((await cell('R-17')).getByText('Wyłączone z użytkowania')).toBeTruthy();
  expect((await cell('R-18')).queryByText('Wyłączone z użytkowania')).toBeNull();
});
