import type { Role } from '@plumbline/resources/language/permissions';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { FittingNotice } from './FittingNotice';

afterEach(cleanup);

const candidates = { rows: [], total: 3, choosable: [], refused: {}, fitting: {}, isCut: false };
const show = (more: object, role: Role = 'Owner', dueUntil: string | null = null) => {
  const onType = vi.fn();
  renderScreen({
    element: (
      <FittingNotice
        candidates={{ ...candidates, ...more }}
        type="expert"
        dueUntil={dueUntil}
        onType={onType}
      />
    ),
    resource: 'auditPlannings',
    dataProvider: memoryData({}).dataProvider,
    actor: { role },
  });
  return onType;
};

it('names the types that have a regulation here, and takes one over', async () => {
  const onType = show({ refused: { NO_REGULATION_OF_TYPE: 3 }, fitting: { light: 3 } });
  await userEvent.click(await screen.findByRole('button', { name: /3/ }));
  expect(onType).toHaveBeenCalledWith('light');
});

it('leads to the models where none has', async () => {
  show({ refused: { NO_REGULATION: 3 } });
  expect((await screen.findByRole('link')).getAttribute('href')).toContain('/products');
});

it('refers those who assign no regulations to the administrator', async () => {
  show({ refused: { NO_REGULATION: 3 } }, 'Employee');
  expect(await screen.findByText(/Poproś administratora konta/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('says nothing where something else is in the way', async () => {
  show({ refused: { ALREADY_PLANNED: 3 } });
  expect(screen.queryByText(/zakresu/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('names the types that something is due for where nothing is due for this one', async () => {
  const onType = show({ fitting: { light: 61 } }, 'Owner', '2026-12-25');
  await userEvent.click(await screen.findByRole('button', { name: 'Oględziny (61)' }));
  expect(onType).toHaveBeenCalledWith('light');
});
