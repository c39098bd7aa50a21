import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import {
  boolean,
  file,
  files,
  localizedText,
  reference,
  references,
  text,
} from '../language/fields/builders';
import { anywhere, brokersReading, underMyself } from './rights';

const keeping = { ...brokersReading, update: { beyond: underMyself } };

/**
 * A reseller. The people of its account work for it: an owner there is the broker manager, an administrator the broker
 * admin, the sales force the salesmen. Customers see the one broker who looks after them.
 */
export const brokers = defineEntity({
  name: 'brokers',
  scope: 'catalogue',
  title: 'name',
  icon: 'HandshakeOutlined',
  route: 'brokers/overview',
  menu: { group: 'sales', at: 10, shownTo: 'broker' },
  tree: 'parentBroker',
  fields: {
    name: text({ required: true, max: 150, search: true }),
    brokerNumber: text({ max: 50, unique: true, search: true, providerOnly: true }),
    parentBroker: reference('brokers', { providerOnly: true }),
    account: reference('instances', {
      providerOnly: true,
      onDelete: 'clear',
      filter: { instanceType: 'BROKER' },
    }),
    admins: references('users', { max: 20, providerOnly: true }),
    supportEmail: text({ max: 200, format: 'email' }),
    supportPhone: text({ max: 30, format: 'phone' }),
    supportTimes: localizedText({ max: 200 }),
    shopLink: text({ max: 200, format: 'url' }),
    agbLink: text({ max: 200, format: 'url' }),
    privacyPolicyLink: text({ max: 200, format: 'url' }),
    impressumLink: text({ max: 200, format: 'url' }),
    isWhitelabelingBroker: boolean({ default: false, providerOnly: true }),
    // The provider points the name at the installation and lets its mail server send for the address.
    host: text({ max: 200, format: 'host', unique: true, providerOnly: true }),
    senderEmail: text({ max: 200, format: 'email', providerOnly: true }),
    isShownSalesman: boolean({ default: false, providerOnly: true }),
    logo: file({ accept: 'image' }),
    images: files({ accept: 'image', max: 10 }),
    theme: reference('themes', { onDelete: 'clear' }),
    isPoweredByActive: boolean({ default: true }),
    poweredByText: text({ max: 150 }),
    /** It has ranges of QR codes of its own. */
    ownQRCode: boolean({ default: false }),
    /** It sends printed codes with what it sells; the buyer reads so in the shop and on the confirmation. */
    sendQRCode: boolean({ default: false }),
    reportLogo: file({ accept: 'image' }),
    reportFooter: localizedText({ max: 300 }),
  },
  permissions: {
    Owner: keeping,
    Administrator: keeping,
    Employee: brokersReading,
    ServiceProvider: brokersReading,
    SalesForce: brokersReading,
    ProviderAdmin: anywhere,
    ProviderSupport: { read: 'anywhere' },
  },
  list: {
    columns: ['name', 'brokerNumber', 'parentBroker', 'supportEmail', 'isWhitelabelingBroker'],
    filters: ['parentBroker', 'isWhitelabelingBroker'],
    sort: 'name',
  },
  form: {
    information: [
      'name',
      'brokerNumber',
      'parentBroker',
      'account',
      'admins',
      'supportEmail',
      'supportPhone',
      'supportTimes',
      'shopLink',
      'agbLink',
      'privacyPolicyLink',
      'impressumLink',
      'isWhitelabelingBroker',
      'host',
      'senderEmail',
      'isShownSalesman',
    ],
    design: ['logo', 'images', 'theme', 'isPoweredByActive', 'poweredByText', 'ownQRCode', 'sendQRCode'],
    reportSettings: ['reportLogo', 'reportFooter'],
    instances: related('instances', 'broker'),
    licenseSets: related('licenseSets', 'broker'),
    salesmen: related('salesmen', 'broker'),
    themes: related('themes', 'broker'),
  },
  exchange: {
    key: 'name',
    columns: [
      'name',
      'brokerNumber',
      'parentBroker',
      'account',
      'admins',
      'supportEmail',
      'supportPhone',
      'supportTimes',
      'shopLink',
      'agbLink',
      'privacyPolicyLink',
      'impressumLink',
      'isWhitelabelingBroker',
      'host',
      'senderEmail',
      'isShownSalesman',
      'theme',
      'isPoweredByActive',
      'poweredByText',
      'ownQRCode',
      'sendQRCode',
      'reportFooter',
    ],
  },
});
export type Broker = RecordOf<typeof brokers>;
