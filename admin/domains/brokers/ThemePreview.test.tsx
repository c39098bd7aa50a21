import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EntityCreate } from '../../entities/form/EntityCreate';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';

it('shows the app in the colours that are being typed, and says where a colour had to give way', async () => {
  const { dataProvider } = memoryData({ themes: [] });
  const { user } = renderScreen({
    element: <EntityCreate />,
    resource: 'themes',
    dataProvider,
    actor: { instanceType: 'BROKER', broker: 'b', brokers: ['b'] },
  });
  const primary = await screen.findByRole('textbox', { name: /Kolor główny/ });
  expect(screen.queryByText('Podgląd')).toBeNull();
  await user.type(primary, '#FFD400');
  await screen.findByText(/jest na jasnym tle przyciemniony/);
  expect(screen.getAllByRole('img', { name: /^(Jasny|Ciemny)/ })).toHaveLength(2);
  await user.clear(primary);
  await user.type(primary, '#1B5E3B');
  await screen.findByText(/dokładnie tak, jak podano/);
});
