import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { BillingFields } from './BillingFields';
import { draftOf } from './billing';

afterEach(cleanup);

function Fields() {
  const [draft, setDraft] = useState(() =>
    draftOf({ name: 'Młyn', address: { country: 'PL' }, vatId: null }),
  );
  return <BillingFields draft={draft} onChange={setDraft} />;
}

it.each([
  ['PL5250001234', /^Z numerem VAT innego kraju UE/],
  ['PL123', /^Ten numer nie pasuje do wybranego kraju/],
  ['DE123456789', /^Ten numer nie pasuje do wybranego kraju/],
  ['5250001234', /^Podaj numer VAT/],
])('tells beside the VAT number %s what comes of it', async (vatId, told) => {
  const { user } = renderScreen({
    element: <Fields />,
    resource: 'orders',
    dataProvider: memoryData({}).dataProvider,
  });
  await user.type(await screen.findByRole('textbox', { name: /^Numer VAT/ }), vatId);
  expect(screen.getByText(told)).toBeTruthy();
});
