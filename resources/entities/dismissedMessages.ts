import { defineEntity, type RecordOf } from '../language/defineEntity';
import { integer, reference, text } from '../language/fields/builders';
import type { Rights, RowFilter } from '../language/permissions';
import { forEverybody } from './rights';

const own: RowFilter = [{ field: 'user', is: 'user' }];
const ownDismissed: Rights = { read: own, create: own, update: own, delete: own };

/** A message that a person has put away, on all devices. */
export const dismissedMessages = defineEntity({
  name: 'dismissedMessages',
  // Of the person in this account, so that devices keep and send it as they do everything else.
  scope: 'instance',
  title: 'messageVersion',
  icon: 'MarkChatReadOutlined',
  withoutCustomFields: 'what a person has put away has no form',
  fields: {
    user: reference('users', { required: true, onDelete: 'cascade' }),
    /** Its id, and no reference: what was put away without network may be over when that arrives, and is no fault then. */
    message: text({ required: true, max: 36, personal: false }),
    /** A message that was written anew is told again. */
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
