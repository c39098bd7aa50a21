import { defineEntity } from '../../language/defineEntity';
import { boolean, date, integer, reference, text } from '../../language/fields/builders';
import type { EntityName } from '../../language/names';
import { everything, reading } from '../../language/permissions';
import { withoutRights } from '../rights';

/** A new entity for tests. Its name is not in names.ts, hence the cast. */
export const toolCabinets = defineEntity({
  name: 'toolCabinets' as EntityName,
  scope: 'instance',
  title: 'name',
  icon: 'Inventory2Outlined',
  route: 'tool-cabinets/overview',
  fields: {
    name: text({ required: true, max: 80, unique: true, search: true }),
    location: reference('locations', { onDelete: 'clear', tab: true }),
    drawers: integer({ min: 1, max: 40 }),
    dateBought: date(),
    isLocked: boolean({ default: false }),
  },
  permissions: {
    Owner: everything,
    Administrator: everything,
    Employee: { read: [{ field: 'location', in: 'locations' }] },
    ProviderSupport: reading,
    ...withoutRights('ServiceProvider', 'SalesForce', 'LocationContact', 'OtherContact', 'ProviderAdmin'),
  },
  list: {
    columns: ['name', 'location', 'drawers', 'dateBought', 'isLocked'],
    filters: ['location', 'dateBought', 'isLocked'],
    sort: 'name',
  },
  form: { master: ['name', 'location', 'drawers', 'dateBought', 'isLocked'] },
  exchange: { key: 'name', columns: ['name', 'drawers', 'dateBought', 'isLocked'] },
  offline: 'always',
});
