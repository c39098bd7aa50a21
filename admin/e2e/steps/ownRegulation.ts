import { newId } from '@plumbline/resources/language/ids';
import type { ApiOfPerson } from './askApi';

const all = (text: string) => ({ 'pl-PL': text, 'de-DE': text, 'en-EN': text, 'hu-HU': text });

/** A custom regulation with a checkpoint of every type, and a category and model it applies to. */
export async function ownRegulation(api: ApiOfPerson): Promise<{ category: string; product: string }> {
  const checkpoint = (name: string, type: string, more: Record<string, unknown> = {}) => ({
    id: newId(),
    name: all(name),
    type,
    ...more,
  });
  const regulation = await api.create('auditRegulations', {
    name: all('Przegląd drabin zakładowych'),
    shortName: 'DRABINY-ZAK',
    type: 'expert',
    interval: 6,
    intervalUnit: 'MONTHLY',
    parts: [
      {
        id: newId(),
        name: all('Wszystko'),
        checkpoints: [
          checkpoint('Instrukcja na miejscu', 'YES_NO'),
          checkpoint('Oznakowanie czytelne', 'YES_NO_COMMENT'),
          checkpoint('Stopki kompletne', 'OKAY_NOT_OKAY'),
          checkpoint('Podłużnice proste', 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE'),
          checkpoint('Inne uszkodzenia', 'DEFICIENCY_CAPTURE'),
          checkpoint('Liczba szczebli', 'NUMBER'),
          checkpoint('Ugięcie szczebla', 'NUMBER_WITH_COMMENT', { unit: 'mm', greenMax: 2, orangeMax: 4 }),
        ],
      },
    ],
  });
  const category = await api.create('categories', {
    name: all('Drabiny zakładowe'),
    type: 'ohs',
    auditRegulations: [regulation.id],
  });
  const product = await api.create('products', {
    name: 'Drabina 5 m',
    manufacturer: 'Zarges',
    category: category.id,
  });
  return { category: category.id, product: product.id };
}
