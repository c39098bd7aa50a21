import { newId } from '@plumbline/resources/language/ids';
import { expect } from '../journey';
import type { ApiOfPerson } from './askApi';

type Row = Awaited<ReturnType<ApiOfPerson['create']>>;
type InspectionType = 'light' | 'expert';

interface Wanted {
  /** Name of customer, location and catalogue entries. */
  name: string;
  categoryType: 'monolith' | 'ppe';
  /** Inspection types; each gets its own regulation with two checkpoints. */
  types: readonly InspectionType[];
  pieces: readonly ({ identNumber: string } & Record<string, unknown>)[];
}

export interface OwnHall {
  owner: Row;
  location: Row;
  contact: Row;
  pieces: readonly Row[];
  /** Plans equipment for today; returns the appointment's id. */
  plan(type: InspectionType, pieces: readonly Row[]): Promise<string>;
}

/** A customer with one hall, its equipment and regulations, for one test alone. */
export async function ownHall(api: ApiOfPerson, wanted: Wanted): Promise<OwnHall> {
  const { name, categoryType, types } = wanted;
  const regulations: string[] = [];
  for (const type of types) {
    const { id } = await api.create('auditRegulations', {
      name: inAll(`${name}: ${type}`),
      shortName: `${name.slice(0, 8).toUpperCase()}-${type}`,
      type,
      interval: 12,
      intervalUnit: 'MONTHLY',
      parts: [
        {
          id: newId(),
          name: inAll('Konstrukcja'),
          checkpoints: [
            checkpoint('Słupy bez odkształceń', 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE'),
            checkpoint('Tabliczka czytelna', 'OKAY_NOT_OKAY'),
          ],
        },
      ],
    });
    regulations.push(id);
  }
  const category = await api.create('categories', {
    name: inAll(name),
    type: categoryType,
    auditRegulations: regulations,
  });
  const product = await api.create('products', { name, manufacturer: 'Mecalux', category: category.id });
  const owner = await api.create('equipmentOwners', {
    name: `${name} Sp. z o.o.`,
  });
  const location = await api.create('locations', { name: `Hala ${name}`, owner: owner.id });
  const contact = await api.create('contacts', {
    firstName: 'Grażyna',
    lastName: 'Żak',
    contactType: 'location-contact',
    owner: owner.id,
    location: location.id,
  });
  const pieces: Row[] = [];
  for (const piece of wanted.pieces)
    pieces.push(
      await api.create('equipments', {
        product: product.id,
        owner: owner.id,
        location: location.id,
        ...piece,
      }),
    );
  return {
    owner,
    location,
    contact,
    pieces,
    async plan(type, planned) {
      const inspectors = await api.list('contacts', { contactType: 'auditor' });
      const inspector = inspectors.find(({ lastName }) => lastName === 'Brzęczyk');
      expect(inspector).toBeDefined();
      const planning = await api.command('auditPlannings/plan', {
        planning: {
          id: newId(),
          owner: owner.id,
          location: location.id,
          contact: contact.id,
          auditor: inspector?.id,
          datePlanned: new Date().toISOString().slice(0, 10),
          type,
        },
        equipments: planned.map(({ id }) => id),
        confirmedOtherLocation: false,
      });
      return planning.id;
    },
  };
}

const inAll = (text: string) => ({ 'pl-PL': text, 'de-DE': text, 'en-EN': text, 'hu-HU': text });

const checkpoint = (name: string, type: string) => ({ id: newId(), name: inAll(name), type });
