import { cleanup, screen, waitFor } from '@testing-library/react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';

afterEach(cleanup);

function Form() {
  const notify = useNotify();
  return (
    <>
      <button type="button" onClick={() => notify('errors.INVALID', { type: 'error' })}>
        refuse
      </button>
      <button type="button" onClick={() => notify('errors.NETWORK', { type: 'error' })}>
        lose
      </button>
      <button type="button" onClick={() => notify('shell.form.saved', { type: 'success' })}>
        save
      </button>
      <Link to="/next">go on</Link>
    </>
  );
}

const draw = () =>
  renderScreen({
    element: <Form />,
    path: '/form',
    at: '/form',
    resource: 'equipments',
    dataProvider: memoryData({}).dataProvider,
  });
const refused = /^Nie zapisano: niektóre pola/;

it('what a form was refused for is not told on the next screen, however often one comes back', async () => {
  const { user, router } = draw();
  for (const leave of [() => router.navigate('/next'), () => router.navigate('/other')]) {
    await user.click(await screen.findByRole('button', { name: 'refuse' }));
    await screen.findByText(refused);
    // By the browser's own buttons: a click would put the notice away.
    await leave();
    await screen.findByText('elsewhere');
    await waitFor(() => expect(screen.queryByText(refused)).toBeNull(), { timeout: 2_000 });
    await router.navigate('/form');
  }
});

it('nor is what waits to be told of the screen that was left', async () => {
  const { user } = draw();
  await user.click(screen.getByRole('button', { name: 'refuse' }));
  await user.click(screen.getByRole('button', { name: 'lose' }));
  await user.click(screen.getByRole('link', { name: 'go on' }));
  await waitFor(() => expect(screen.queryByText(refused)).toBeNull());
  // Without anything before it, it would stand there at once.
  expect(screen.queryByText(/^Brak połączenia z serwerem/)).toBeNull();
});

it('what went well is told on the screen it leads to', async () => {
  const { user, router } = draw();
  await user.click(screen.getByRole('button', { name: 'save' }));
  await router.navigate('/next');
  await screen.findByText('elsewhere');
  expect(screen.getByText('Zapisano.')).toBeTruthy();
});
