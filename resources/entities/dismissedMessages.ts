import { defineEntity, type RecordOf } from '../language/defineEntity';
import { integer, reference, text } from '../language/fields/builders';
import type { Rights, RowFilter } from '../language/permissions';
import { forEverybody } from './rights';

const own: RowFilter = [{ field: 'user', is: 'user' }];
const ownDismissed: Rights = { read: own, create: own, update: own, delete: own };

/** A message that a person dismissed, on all devices. */
export const dismissedMessages = defineEntity({
  name: 'dismissedMessages',
  // Belongs to the person within an account, so that it is synchronised as other rows.
  scope: 'instance',
  title: 'messageVersion',
  icon: 'MarkChatReadOutlined',
  withoutCustomFields: 'what a person has put away has no form',
  fields: {
    user: reference('users', { required: true, onDelete: 'cascade' }),
    /** An id without foreign key: a message dismissed offline may be gone when the change arrives. */
    message: text({ required: true, max: 36, personal: false }),
    /** Version of the message: an edited message is shown again. */
    messageVersion: integer({ required: true, min: 1 }),
  },
  about: 'user',
  permissions: forEverybody(ownDismissed),
  whenTerminated: 'written',
  list: { columns: ['message', 'messageVersion'], filters: ['message'], sort: 'messageVersion' },
  form: { master: ['message', 'messageVersion'] },
  offline: 'always',
});
export type DismissedMessage = RecordOf<typeof dismissedMessages>;
