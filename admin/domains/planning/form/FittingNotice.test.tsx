import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { FittingNotice } from './FittingNotice';

afterEach(cleanup);

const candidates = { rows: [], total: 3, choosable: [], refused: {}, fitting: {}, isCut: false };
const show = (more: object, onType = vi.fn()) => {
  renderScreen({
    element: <FittingNotice candidates={{ ...candidates, ...more }} type="expert" onType={onType} />,
    resource: 'auditPlannings',
    dataProvider: memoryData({}).dataProvider,
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

it('says nothing where something else is in the way', async () => {
  show({ refused: { ALREADY_PLANNED: 3 } });
  expect(screen.queryByText(/zakresu/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
