import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { SignatureDialog } from './SignatureDialog';

afterEach(cleanup);

const signing = {
  role: 'customer' as const,
  name: '',
  place: '',
  onClose: () => {},
  onSigned: vi.fn(async () => {}),
};

it('cuts nothing off a name that is too long, and says where a longer text belongs', async () => {
  const { user } = renderScreen({
    element: <SignatureDialog {...signing} />,
    resource: 'auditReports',
    dataProvider: memoryData({}).dataProvider,
  });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Imię i nazwisko/ });
  await user.click(name);
  await user.paste('Z'.repeat(161));
  expect(name.value).toHaveLength(161);
  expect(screen.getByText(/^Najwyżej 160 znaków, jest ich 161\..*szablon tekstu/)).toBeTruthy();
  await user.keyboard('{Backspace}');
  expect(screen.queryByText(/^Najwyżej 160 znaków/)).toBeNull();
});
