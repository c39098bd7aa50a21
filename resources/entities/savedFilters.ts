import { instanceRole } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, choice, longText, reference, text } from '../language/fields/builders';
import type { Rights, RowFilter } from '../language/permissions';
import { forEverybody } from './rights';

const own: RowFilter = [{ field: 'user', is: 'user' }];
const ownViews: Rights = { read: own, create: own, update: own, delete: own };
const shared: RowFilter = [{ field: 'id', any: [own, [{ field: 'isShared', equals: true }]] }];
const ownAndShared: Rights = { ...ownViews, read: shared };
const keepers = { setBy: ['Owner', 'Administrator'] } as const;

/**
 * A person's saved list view: filter, order and columns; private, unless an owner or administrator shares it with the
 * members of the account.
 */
export const savedFilters = defineEntity({
  name: 'savedFilters',
  // Belongs to the person within the account whose rows the filter names.
  scope: 'instance',
  title: 'name',
  icon: 'BookmarkBorderOutlined',
  withoutCustomFields: 'a view of a list has a name and no form',
  fields: {
    name: text({ required: true, max: 80, personal: true }),
    user: reference('users', { required: true, onDelete: 'cascade' }),
    /** Entity name of the list; not personal data. */
    entity: text({ required: true, max: 64, personal: false }),
    /** JSON as lists take it: `{"owner":["…"]}` and `["name","ASC"]`. */
    filter: longText({ max: 10000, personal: true }),
    sort: text({ max: 200, personal: true }),
    /** JSON array of field names in order; empty: the definition's. */
    columns: longText({ max: 4000, personal: true }),
    isDefault: boolean({ default: false }),
    isShared: boolean({ default: false, ...keepers }),
    /** People of this role see the list so at first, as long as they have no default of their own. */
    standardFor: choice(instanceRole, keepers),
  },
  about: 'user',
  permissions: {
    ...forEverybody(ownViews),
    Owner: ownAndShared,
    Administrator: ownAndShared,
    Employee: ownAndShared,
    ServiceProvider: ownAndShared,
    SalesForce: ownAndShared,
  },
  whenTerminated: 'written',
  list: { columns: ['name', 'entity', 'isDefault'], filters: ['entity'], sort: 'name' },
  form: { master: ['name', 'isDefault'] },
  offline: 'always',
});
export type SavedFilter = RecordOf<typeof savedFilters>;
