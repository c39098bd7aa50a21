import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { ReasonButton } from './ReasonButton';

afterEach(cleanup);

function draw(reason: string | undefined) {
  const [act, submit] = [vi.fn(), vi.fn((event: { preventDefault: () => void }) => event.preventDefault())];
  const { user } = renderScreen({
    element: (
      <form onSubmit={submit}>
        <ReasonButton type="submit" reason={reason} onClick={act}>
          Zamów
        </ReasonButton>
      </form>
    ),
    resource: 'orders',
    dataProvider: memoryData({}).dataProvider,
  });
  return { user, act, submit };
}

it('acts where nothing stands in the way', async () => {
  const { user, act, submit } = draw(undefined);
  await user.click(screen.getByRole('button', { name: 'Zamów' }));
  expect([act.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
});

it('is reached by keyboard and says why it does nothing, by touch and key alike, and submits no form', async () => {
  const { user, act, submit } = draw('Brak sieci.');
  const button = screen.getByRole('button', { name: 'Zamów' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Brak sieci.')).toBeTruthy();
  cleanup();
  const again = draw('Brak sieci.');
  await again.user.click(screen.getByRole('button', { name: 'Zamów' }));
  expect(await screen.findByText('Brak sieci.')).toBeTruthy();
  for (const spy of [act, submit, again.act, again.submit]) expect(spy).not.toHaveBeenCalled();
});
