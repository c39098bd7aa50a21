import { defineEntity, type RecordOf } from '../language/defineEntity';
import { date, reference } from '../language/fields/builders';
import type { Rights, RowFilter } from '../language/permissions';
import { forEverybody } from './rights';

const own: RowFilter = [{ field: 'user', is: 'user' }];
const ownHidden: Rights = { read: own, create: own, update: own, delete: own };

/** A location hidden from a person's planning suggestions, until a day or for good. */
export const hiddenSuggestions = defineEntity({
  name: 'hiddenSuggestions',
  // Belongs to the person within the account of the location.
  scope: 'instance',
  title: 'until',
  icon: 'VisibilityOffOutlined',
  withoutCustomFields: 'what a person hides has a day and no form',
  fields: {
    user: reference('users', { required: true, onDelete: 'cascade' }),
    location: reference('locations', { required: true, onDelete: 'cascade' }),
    /** The last hidden day; empty: for good. */
    until: date(),
  },
  about: 'user',
  permissions: forEverybody(ownHidden),
  list: { columns: ['location', 'until'], filters: ['location'], sort: 'until' },
  form: { master: ['location', 'until'] },
  offline: 'always',
});
export type HiddenSuggestion = RecordOf<typeof hiddenSuggestions>;
