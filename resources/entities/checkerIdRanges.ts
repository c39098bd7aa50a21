import { defineEntity, type RecordOf } from '../language/defineEntity';
import { date, integer, longText, reference, text } from '../language/fields/builders';
import { anywhere, underMyBroker, withoutRights } from './rights';

const own = {
  read: { own: [{ field: 'soldTo', is: 'instance' }], beyond: underMyBroker },
} as const;

/** A range of printed QR codes: a prefix and the numbers from first to last, inclusive. */
export const checkerIdRanges = defineEntity({
  name: 'checkerIdRanges',
  scope: 'catalogue',
  title: ['prefix', 'firstNumber', 'lastNumber'],
  titleAs: '{prefix}{firstNumber}–{lastNumber}',
  icon: 'QrCode2Outlined',
  route: 'checker-id-ranges/overview',
  menu: { group: 'sales', at: 70, shownTo: 'broker' },
  fields: {
    prefix: text({ required: true, max: 20, format: 'qrCode', search: true }),
    firstNumber: integer({ required: true, min: 0 }),
    lastNumber: integer({ required: true, min: 0, notBelow: 'firstNumber' }),
    /** The broker whose codes these are: one with own codes, or one selling codes of a parent broker. */
    broker: reference('brokers'),
    soldTo: reference('instances', { onDelete: 'keep' }),
    dateSold: date(),
    comment: longText({ max: 1000 }),
  },
  permissions: {
    Owner: own,
    Administrator: own,
    ProviderAdmin: anywhere,
    ProviderSupport: { read: 'anywhere' },
    ...withoutRights('Employee', 'ServiceProvider', 'SalesForce', 'LocationContact', 'OtherContact'),
  },
  list: {
    columns: ['prefix', 'firstNumber', 'lastNumber', 'broker', 'soldTo', 'dateSold'],
    filters: ['broker', 'soldTo', 'dateSold'],
    sort: 'prefix',
  },
  form: { master: ['prefix', 'firstNumber', 'lastNumber', 'broker', 'soldTo', 'dateSold', 'comment'] },
  exchange: { key: 'prefix', columns: ['prefix', 'firstNumber', 'lastNumber', 'dateSold', 'comment'] },
});
export type CheckerIdRange = RecordOf<typeof checkerIdRanges>;
