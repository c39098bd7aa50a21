import type { Role } from '@plumbline/resources/language/permissions';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryData, refusal } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { ScanDialog } from './ScanDialog';
import { useFindByCode } from './useFindByCode';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());
// A picture of nothing but a wall.
vi.mock('./readCode', () => ({ readCode: async () => undefined }));

function Finder({ code }: { code: string }) {
  const find = useFindByCode();
  return (
    <button type="button" onClick={() => void find(code)}>
      Find
    </button>
  );
}
const piece = (id: string, qrCode: string | null, identNumber = id) => ({
  id,
  qrCode,
  identNumber,
  serialNumber: null,
});

async function find(
  equipments: ReturnType<typeof piece>[],
  refuse?: () => void,
  {
    code = 'QR-7',
    qrCodes = [],
    role = 'Owner',
  }: { code?: string; qrCodes?: { id: string; code: string; equipment: string }[]; role?: Role } = {},
) {
  const { dataProvider } = memoryData({ equipments, qrCodes }, refuse);
  const { user, address } = renderScreen({
    element: <Finder code={code} />,
    resource: 'equipments',
    dataProvider,
    actor: { role },
  });
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

describe('a code that is assigned to a piece without being its own', () => {
  const qrCodes = [{ id: 'c', code: 'QR-7', equipment: 'rack' }];

  it('leads to that piece, before one that has it as its number', async () => {
    const address = await find([piece('other', null, 'QR-7'), piece('rack', null)], undefined, { qrCodes });
    await waitFor(() => expect(address()).toBe('/equipments/rack/show'));
  });

  it('leads nowhere where the piece may not be seen, or the codes may not', async () => {
    await find([], undefined, { qrCodes });
    expect(await screen.findByText('Nie znaleziono urządzenia z kodem QR-7.')).toBeTruthy();
    cleanup();
    await find([piece('rack', null)], undefined, { qrCodes, role: 'LocationContact' });
    expect(await screen.findByText('Nie znaleziono urządzenia z kodem QR-7.')).toBeTruthy();
  });
});

it('says that no piece has the code, and stays', async () => {
  const address = await find([]);
  expect(await screen.findByText('Nie znaleziono urządzenia z kodem QR-7.')).toBeTruthy();
  expect(address()).toBe('/');
});

it('never opens a piece whose number only contains what was read', async () => {
  const address = await find([piece('rack', null, 'QR-70')]);
  expect(await screen.findByText('Nie znaleziono urządzenia z kodem QR-7.')).toBeTruthy();
  expect(address()).toBe('/');
});

it('says of a code that leads elsewhere in the web that it names no piece', async () => {
  const address = await find([piece('rack', null, '1')], undefined, {
    code: 'https://shop.example/item/1',
  });
  expect(await screen.findByText(/^Ten kod prowadzi do strony https:\/\/shop\.example/)).toBeTruthy();
  expect(address()).toBe('/');
});

it.each([
  ['of a Wi-Fi network', 'WIFI:T:WPA;S:Hall;P:secret;;'],
  ['of a business card', 'BEGIN:VCARD\nN:Nowak\nEND:VCARD'],
  ['longer than any number', '1'.repeat(81)],
])('says of a code %s that it cannot be used, and asks nobody for it', async (_kind, code) => {
  const refuse = vi.fn();
  await find([piece('rack', null, '1')], refuse, { code });
  expect(await screen.findByText(/^Tego kodu nie można użyć: to nie jest kod urządzenia/)).toBeTruthy();
  expect(refuse).not.toHaveBeenCalled();
});

it('says what went wrong where it could not be looked up', async () => {
  await find([], () => {
    throw refusal(500, 'UNEXPECTED');
  });
  expect(await screen.findByText(/^Na serwerze wystąpił nieoczekiwany błąd/)).toBeTruthy();
});

describe('a code to be scanned', () => {
  const open = (mediaDevices?: object) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices }));
    const { dataProvider } = memoryData({ equipments: [] });
    const codes: string[] = [];
    const element = <ScanDialog onScan={(code) => codes.push(code)} onClose={() => {}} />;
    return { ...renderScreen({ element, resource: 'equipments', dataProvider }), codes };
  };
  const camera = (name: string) => ({
    getUserMedia: () => Promise.reject(new DOMException('no picture', name)),
  });

  it.each([
    ['without a camera', camera('NotFoundError'), /^Nie znaleziono kamery/],
    ['that the camera was refused to', camera('NotAllowedError'), /nie pozwala użyć kamery/],
    ['on a page that did not come over https', undefined, /https/],
  ])('can be typed on a device %s, which says so', async (_device, devices, message) => {
    const { user, codes } = open(devices);
    expect(await screen.findByText(message)).toBeTruthy();
    await user.type(screen.getByRole('textbox'), 'QR-7{Enter}');
    expect(codes).toEqual(['QR-7']);
  });

  it('is not made up where a picture shows none', async () => {
    const { user, codes } = open(camera('NotFoundError'));
    await screen.findByRole('textbox');
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!chooser) throw new Error('there is no chooser');
    await user.upload(chooser, new File(['wall'], 'wall.png', { type: 'image/png' }));
    expect(await screen.findByText(/^Na zdjęciu nie ma czytelnego kodu/)).toBeTruthy();
    expect(codes).toEqual([]);
  });
});
