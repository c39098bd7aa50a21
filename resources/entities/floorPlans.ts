import { floorPlanState } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { choice, file, integer, reference, text } from '../language/fields/builders';
import { everything, type Rights } from '../language/permissions';
import { visitors, withoutRights } from './rights';

const permitted: Rights = { read: [{ field: 'location', in: 'locations' }] };

/**
 * The drawing of a site, hall or aisle: a picture or a page of a PDF, cut into tiles by a job. Pieces of equipment at
 * this location and below are placed on it.
 */
export const floorPlans = defineEntity({
  name: 'floorPlans',
  scope: 'instance',
  title: 'name',
  icon: 'MapOutlined',
  route: 'floor-plans/overview',
  menu: false,
  fields: {
    name: text({ required: true, max: 150, search: true }),
    /** Lasting: the pins of another location's equipment would be lost. */
    location: reference('locations', { required: true, isLasting: true, onDelete: 'cascade' }),
    file: file({ required: true, keepsOriginal: true, onlineOnly: true }),
    /** Of a PDF, counted from 1. */
    page: integer({ min: 1, max: 1000, default: 1 }),
    /** Among the plans of a location, the lowest first. */
    position: integer({ min: 0, max: 1000, default: 0 }),
    /** Pixels of the largest zoom level. */
    width: integer({ readOnly: true }),
    height: integer({ readOnly: true }),
    state: choice(floorPlanState, { readOnly: true, default: 'waiting' }),
    /** Code of the error that stopped the preparation. */
    failure: text({ max: 60, readOnly: true }),
    /** All tiles in one file, see `rules/floorPlans/tilePack.ts`. */
    pack: file({ readOnly: true }),
  },
  about: 'nobody',
  withoutCustomFields: 'it is a drawing; what is to be known of a place stands with the place',
  createdOnline: true,
  permissions: {
    Owner: everything,
    Administrator: everything,
    Employee: permitted,
    ServiceProvider: permitted,
    SalesForce: permitted,
    ...visitors([{ field: 'location', in: 'locations' }]),
    ...withoutRights('ProviderAdmin', 'ProviderSupport'),
  },
  list: {
    columns: ['position', 'name', 'location', 'state'],
    filters: ['location', 'state'],
    sort: 'position',
    sorts: ['position', 'name'],
  },
  form: { master: ['name', 'location', 'file', 'page', 'position', 'state'] },
  offline: 'always',
});
export type FloorPlan = RecordOf<typeof floorPlans>;
