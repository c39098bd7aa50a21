import { checkerIdWarning } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, choice, date, datetime, reference, text } from '../language/fields/builders';
import { everything, reading } from '../language/permissions';
import { withoutRights } from './rights';

/** A QR code on the account's equipment, with warnings about suspicious scans. */
export const qrCodes = defineEntity({
  name: 'qrCodes',
  scope: 'instance',
  title: 'code',
  icon: 'QrCodeOutlined',
  route: 'qr-codes/overview',
  menu: [
    { group: 'settings', at: 100, shownTo: 'keeper' },
    { group: 'system', at: 40, shownTo: 'provider' },
  ],
  fields: {
    code: text({ required: true, max: 40, format: 'qrCode', unique: true, search: true }),
    /** Not from a range on sale: made by the account itself. */
    isCustom: boolean({ readOnly: true, default: false }),
    dateAssigned: date(),
    equipment: reference('equipments', { onDelete: 'clear' }),
    checkerIdRange: reference('checkerIdRanges', { readOnly: true, onDelete: 'keep' }),
    warning: choice(checkerIdWarning, { readOnly: true }),
    /** When somebody was last asked for a contact about this warning; reset by another warning. */
    dateAsked: datetime({ readOnly: true }),
    /** Registered because of its warning: an equipment carries it. Deleted when it does not, or the warning is gone. */
    isFromEquipment: boolean({ readOnly: true, default: false, isUnfiltered: true }),
  },
  permissions: {
    Owner: everything,
    Administrator: everything,
    Employee: { read: true, create: true, update: true },
    ServiceProvider: reading,
    ProviderAdmin: { read: 'anywhere' },
    ProviderSupport: { read: 'anywhere' },
    ...withoutRights('SalesForce', 'LocationContact', 'OtherContact'),
  },
  list: {
    columns: ['code', 'equipment', 'warning', 'isCustom', 'dateAssigned'],
    filters: ['warning', 'isCustom', 'dateAssigned'],
    sort: 'code',
    tabs: 'warning',
    opensWithAll: true,
  },
  form: {
    master: [
      'code',
      'equipment',
      'dateAssigned',
      'isCustom',
      'checkerIdRange',
      'warning',
      'dateAsked',
      'isFromEquipment',
    ],
  },
  exchange: { key: 'code', columns: ['code', 'dateAssigned'] },
});
export type QrCode = RecordOf<typeof qrCodes>;
