import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Fold } from './Fold';

afterEach(cleanup);

it('shows and hides what is below its head, and says whether it is open', async () => {
  const user = userEvent.setup();
  render(
    <Fold head="Bays" always="always">
      content
    </Fold>,
  );
  const head = screen.getByRole('button', { name: 'Bays', expanded: false });
  expect(screen.queryByText('content')).toBeNull();
  expect(screen.getByText('always')).toBeTruthy();
  await user.click(head);
  expect(screen.getByRole('button', { name: 'Bays', expanded: true })).toBeTruthy();
  expect(document.getElementById(head.getAttribute('aria-controls') ?? '')?.textContent).toBe('content');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('content')).toBeNull());
});
