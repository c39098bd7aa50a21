import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Localized } from '@plumbline/resources/language/languages';
import { asSystem, type Call } from '../api/entities/call';
import { createRecord } from '../api/entities/createRecord';
import { regulationDrafts } from './regulations/regulationDrafts';

interface DemoCategory {
  key: string;
  type: string;
  name: Localized;
  parent?: string;
  regulations: string[];
  products: [manufacturer: string, name: string][];
}

// Regulations by their short names; the products are those of the demo lists, so that imports find them.
const demoCategories: DemoCategory[] = [
  {
    key: 'racks',
    type: 'shelf',
    regulations: ['EN15635-E', 'EN15635-V'],
    name: {
      'pl-PL': 'Regały magazynowe',
      'de-DE': 'Lagerregale',
      'en-EN': 'Storage racking',
      'hu-HU': 'Raktári állványok',
    },
    products: [
      ['SSI Schäfer', 'Regał paletowy PR 600'],
      ['Mecalux', 'Regał paletowy M7'],
      ['Jungheinrich', 'Regał paletowy MPB'],
      ['META', 'Regał półkowy CLIP'],
      ['BITO', 'Regał półkowy PROflow'],
      ['Dexion', 'Regał wspornikowy Cantilever'],
    ],
  },
  {
    key: 'gates',
    type: 'doors-and-gates',
    regulations: ['ASR-A1.7'],
    name: {
      'pl-PL': 'Bramy i drzwi z napędem',
      'de-DE': 'Kraftbetätigte Türen und Tore',
      'en-EN': 'Powered doors and gates',
      'hu-HU': 'Gépi működtetésű ajtók és kapuk',
    },
    products: [
      ['GEZE', 'Automatik-Schiebetür Slimdrive'],
      ['Hörmann', 'Sektionaltor SPU F42'],
    ],
  },
  {
    key: 'holdOpen',
    type: 'doors-and-gates',
    regulations: ['DIN14677'],
    name: {
      'pl-PL': 'Trzymacze drzwi przeciwpożarowych',
      'de-DE': 'Feststellanlagen',
      'en-EN': 'Hold-open systems',
      'hu-HU': 'Tűzgátló ajtók nyitva tartó szerkezetei',
    },
    products: [['dormakaba', 'TS 99 FLR']],
  },
  {
    key: 'harnesses',
    type: 'ppe',
    regulations: ['EN365-G'],
    name: {
      'pl-PL': 'Sprzęt chroniący przed upadkiem',
      'de-DE': 'PSA gegen Absturz',
      'en-EN': 'Fall-protection equipment',
      'hu-HU': 'Lezuhanás elleni védőeszközök',
    },
    products: [
      ['Petzl', 'Volt'],
      ['Skylotec', 'Ignite Proton'],
    ],
  },
  {
    key: 'ladders',
    type: 'ohs',
    regulations: ['LEITER'],
    name: {
      'pl-PL': 'Drabiny i podesty',
      'de-DE': 'Leitern und Tritte',
      'en-EN': 'Ladders and steps',
      'hu-HU': 'Létrák és fellépők',
    },
    products: [
      ['Zarges', 'Z600 Stufenstehleiter'],
      ['Günzburger', 'Podestleiter 50154'],
    ],
  },
];

/** Ids of the seeded categories by key. */
export type SeededCatalogue = Map<string, string>;

/** Fills the shared catalogue: the six regulations, the categories they belong to, and common products. */
export async function seedCatalogue(call: Call): Promise<SeededCatalogue> {
  const provider = asSystem(call, CATALOGUE_ID);
  const regulations: { id: string; shortName: string }[] = [];
  for (const draft of regulationDrafts()) {
    const { id } = await createRecord(provider, definitions.auditRegulations, draft);
    regulations.push({ id: String(id), shortName: String(draft.shortName) });
  }
  const categories: SeededCatalogue = new Map();
  for (const { key, type, name, regulations: wanted, products } of demoCategories) {
    const auditRegulations = regulations
      .filter(({ shortName }) => wanted.some((start) => shortName.startsWith(start)))
      .map(({ id }) => id);
    const { id } = await createRecord(provider, definitions.categories, { name, type, auditRegulations });
    for (const [manufacturer, product] of products)
      await createRecord(provider, definitions.products, { manufacturer, name: product, category: id });
    categories.set(key, String(id));
  }
  return categories;
}
