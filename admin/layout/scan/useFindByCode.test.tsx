import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { useFindByCode } from './useFindByCode';

afterEach(cleanup);

function Finder() {
  const find = useFindByCode();
  return (
    <button type="button" onClick={() => void find('QR-7')}>
      Find
    </button>
  );
}
const piece = (id: string, qrCode: string | null, identNumber = id) => ({ id, qrCode, identNumber });

async function find(equipments: ReturnType<typeof piece>[], refuse?: () => void) {
  const { dataProvider } = memoryData({ equipments }, refuse);
  const { user, address } = renderScreen({ element: <Finder />, resource: 'equipments', dataProvider });
  await user.click(await screen.findByRole('button', { name: 'Find' }));
  return address;
}

it('leads to the one piece that bears the code, before one that has it as its number', async () => {
  const address = await find([piece('other', null, 'QR-7'), piece('rack', 'QR-7')]);
  await waitFor(() => expect(address()).toBe('/equipments/rack/show'));
});

it('says that a code which should be one piece’s alone is on several, and lists them', async () => {
  const address = await find([piece('rack', 'QR-7'), piece('gate', 'QR-7')]);
  expect(await screen.findByText(/^Kod QR-7 jest na kilku urządzeniach/)).toBeTruthy();
  await waitFor(() => expect(address()).toContain('/equipments/overview'));
});

it('says that no piece has the code, and stays', async () => {
  const address = await find([]);
  expect(await screen.findByText('Nie znaleziono urządzenia z kodem QR-7.')).toBeTruthy();
  expect(address()).toBe('/');
});

it('says what went wrong where it could not be looked up', async () => {
  await find([], () => {
    throw refusal(500, 'UNEXPECTED');
  });
  expect(await screen.findByText(/^Na serwerze wystąpił nieoczekiwany błąd/)).toBeTruthy();
});
