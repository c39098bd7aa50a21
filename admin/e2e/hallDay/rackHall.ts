import { newId } from '@plumbline/resources/language/ids';
import sharp from 'sharp';
import { expect } from '../journey';
import type { ApiOfPerson } from '../steps/askApi';

export interface RackHall {
  planning: string;
  /** Numbers of the racks on the list, in walking order. */
  racks: string[];
  /** A rack of the same hall that is not on the list. */
  other: string;
}

/**
 * A hall of a customer of its own with racks on its floor plan, planned for an expert inspection by EN 15635. Several
 * tests share an account: each has names of its own.
 */
export async function rackHall(
  api: ApiOfPerson,
  count: number,
  { name, prefix } = { name: 'Zimna hala', prefix: 'ZIMNY' },
): Promise<RackHall> {
  const [product] = await api.list('products', { name: 'Regał paletowy PR 600' });
  const owner = await api.create('equipmentOwners', { name: `${name} Sp. z o.o.` });
  const location = await api.create('locations', { name, owner: owner.id });
  const numbers = Array.from({ length: count + 1 }, (_one, index) => `${prefix}-${index + 1}`);
  const floorPlan = await planOf(api, location.id);
  const pieces: string[] = [];
  for (const [index, identNumber] of numbers.entries()) {
    const piece = await api.create('equipments', {
      product: product?.id,
      owner: owner.id,
      location: location.id,
      identNumber,
      place: `Rząd ${index + 1}`,
      ...{ fieldCount: 12, levelCount: 4 },
      ...{ floorPlan, planX: (index + 1) / (count + 2), planY: 0.5 },
    });
    pieces.push(piece.id);
  }
  const inspectors = await api.list('contacts', { contactType: 'auditor' });
  const planning = await api.command('auditPlannings/plan', {
    planning: {
      id: newId(),
      owner: owner.id,
      location: location.id,
      auditor: inspectors.find(({ lastName }) => lastName === 'Brzęczyk')?.id,
      datePlanned: new Date().toISOString().slice(0, 10),
      type: 'expert',
    },
    equipments: pieces.slice(0, count),
  });
  return { planning: planning.id, racks: numbers.slice(0, count), other: numbers[count] ?? '' };
}

/** A prepared plan of several zoom levels. */
async function planOf(api: ApiOfPerson, location: string): Promise<string> {
  const drawing = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#dfe7ea' } });
  const file = await api.upload(await drawing.png().toBuffer(), 'hala.png');
  const { id } = await api.create('floorPlans', { name: 'Plan zimnej hali', location, file });
  await expect.poll(async () => (await api.read(`floorPlans/${id}`)).state).toBe('ready');
  return id;
}
