import { instanceType } from '../choices';
import { defineEntity, type RecordOf } from '../defineEntity';
import { address, boolean, choice, datetime, file, integer, text } from '../fields/builders';
import { reading } from '../permissions';

/** An account: the tenant that rows belong to. Its own id is its `instance`. */
export const instances = defineEntity({
  name: 'instances',
  scope: 'account',
  title: 'companyName',
  icon: 'BusinessOutlined',
  route: 'instances/overview',
  fields: {
    companyName: text({ required: true, max: 150, search: true }),
    instanceType: choice(instanceType, { required: true, providerOnly: true }),
    customerNumber: text({ max: 50, search: true, providerOnly: true }),
    internalCustomerNumber: text({ max: 50, providerOnly: true }),
    address: address(),
    logo: file({ accept: 'image' }),
    isTestInstance: boolean({ default: false, providerOnly: true }),
    isCooperationPartner: boolean({ default: false, providerOnly: true }),
    hasResigned: boolean({ default: false, providerOnly: true }),
    /** Until then support that mirrors the account may also write in it. */
    supportMayWriteUntil: datetime({ setBy: ['Owner'] }),
    maxUser: integer({ min: 1, max: 100000, providerOnly: true }),
    /** How many administrators the account may have besides its owners. */
    maxAdministrators: integer({ min: 1, max: 1000, default: 5, providerOnly: true }),
    maxCustomQrCodes: integer({ min: 0, max: 10000000, providerOnly: true }),
  },
  permissions: {
    Owner: { read: true, update: true },
    Administrator: { read: true, update: true },
    Employee: reading,
    ServiceProvider: reading,
    SalesForce: reading,
    ProviderAdmin: { read: 'anywhere', create: 'anywhere', update: 'anywhere' },
    ProviderSupport: { read: 'anywhere' },
  },
  list: {
    columns: ['companyName', 'instanceType', 'customerNumber', 'hasResigned'],
    filters: ['instanceType', 'hasResigned'],
    sort: 'companyName',
  },
  form: {
    master: ['companyName', 'instanceType', 'address', 'logo'],
    support: ['supportMayWriteUntil'],
    contract: [
      'customerNumber',
      'internalCustomerNumber',
      'maxUser',
      'maxAdministrators',
      'maxCustomQrCodes',
      'isTestInstance',
      'isCooperationPartner',
      'hasResigned',
    ],
  },
  offline: 'always',
});
export type Instance = RecordOf<typeof instances>;
