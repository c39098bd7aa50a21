import { instanceType } from '../language/choices/choices';
import { defineEntity, type RecordOf, related } from '../language/defineEntity';
import {
  address,
  boolean,
  choice,
  date,
  datetime,
  file,
  integer,
  localizedText,
  reference,
  text,
} from '../language/fields/builders';
import { type Right, reading } from '../language/permissions';
import { resignSteps } from './resignSteps';
import { underMyBroker, visitors } from './rights';

const ownAndMyBrokers: Right = { own: true, beyond: underMyBroker };

const kept = { setBy: ['Owner', 'Administrator'], isUnfiltered: true } as const;

/** An account: the tenant that rows belong to. Its own id is its `instance`. */
export const instances = defineEntity({
  name: 'instances',
  scope: 'account',
  title: 'companyName',
  icon: 'BusinessOutlined',
  route: 'instances/overview',
  menu: { group: 'work', at: 120, shownTo: 'broker', isOnlineOnly: true },
  fields: {
    companyName: text({ required: true, max: 150, search: true }),
    instanceType: choice(instanceType, { required: true, providerOnly: true }),
    customerNumber: text({ max: 50, search: true, providerOnly: true }),
    internalCustomerNumber: text({ max: 50, search: true, brokerOnly: true }),
    broker: reference('brokers', { providerOnly: true }),
    salesman: reference('salesmen', { brokerOnly: true, onDelete: 'clear' }),
    address: address(),
    /** With the company's name and address what an order's invoice goes to. */
    vatId: text({ max: 20, format: 'vatId', setBy: kept.setBy }),
    logo: file({ accept: 'image' }),
    isTestInstance: boolean({ default: false, providerOnly: true }),
    isCooperationPartner: boolean({ default: false, brokerOnly: true }),
    hasResigned: boolean({ default: false, brokerOnly: true, readOnly: true }),
    dateResigned: date({ readOnly: true }),
    /** From the termination on only read, until this day; by the day on which it was really said, whatever day it is for. */
    dateErasureDue: date({ readOnly: true, isUnfiltered: true }),
    /** All but what its seller must keep is gone; that cannot be taken back. */
    dateErased: date({ readOnly: true, isUnfiltered: true }),
    /** Until then support that mirrors the account may also write in it. */
    supportMayWriteUntil: datetime({ setBy: ['Owner'] }),
    /** Nobody signs in to the account any more without a second factor; anyone who has none is led to set one up. */
    demandsSecondFactor: boolean({ default: false, setBy: ['Owner'], ownSignIn: true }),
    /** Days after which an orange deficiency that stays open becomes red; EN 15635 gives four weeks. */
    orangeEscalationDays: integer({
      min: 1,
      max: 28,
      default: 28,
      unit: 'days',
      setBy: ['Owner', 'Administrator'],
    }),
    /** The mail with a final report in the account's own words, with the places of `reportMailPlaces`; empty: the product's. */
    reportMailSubject: localizedText({ max: 200 }),
    reportMailText: localizedText({ max: 4000, multiline: true }),
    /** Each code leads to a page that everybody may read, without a sign-in; what stands on it the switches say. */
    hasPublicPages: boolean({ default: false, ...kept }),
    publicIdentification: boolean({ default: true, ...kept }),
    publicModel: boolean({ default: true, ...kept }),
    publicMaker: boolean({ default: true, ...kept }),
    publicYear: boolean({ default: true, ...kept }),
    publicLoads: boolean({ default: true, ...kept }),
    publicInspections: boolean({ default: true, ...kept }),
    publicAccount: boolean({ default: true, ...kept }),
    publicContact: text({ max: 200, setBy: kept.setBy }),
    /** On that page everybody may report damage. */
    takesDamageReports: boolean({ default: false, ...kept }),
    maxUser: integer({ min: 1, max: 100000, providerOnly: true }),
    /** How many administrators the account may have besides its owners. */
    maxAdministrators: integer({ min: 1, max: 1000, default: 5, providerOnly: true }),
    maxCustomQrCodes: integer({ min: 0, max: 10000000, providerOnly: true }),
  },
  // Of a company; its salesperson is named alone.
  about: 'nobody',
  permissions: {
    Owner: { read: ownAndMyBrokers, update: ownAndMyBrokers },
    Administrator: { read: ownAndMyBrokers, update: ownAndMyBrokers },
    Employee: reading,
    ServiceProvider: reading,
    SalesForce: { read: ownAndMyBrokers },
    ProviderAdmin: { read: 'anywhere', create: 'anywhere', update: 'anywhere' },
    ProviderSupport: { read: 'anywhere' },
    ...visitors(true),
  },
  list: {
    columns: ['companyName', 'instanceType', 'customerNumber', 'broker', 'salesman', 'hasResigned'],
    filters: ['instanceType', 'broker', 'salesman', 'isTestInstance', 'isCooperationPartner', 'hasResigned'],
    sort: 'companyName',
  },
  steps: {
    ...resignSteps,
    undoResignation: { ...resignSteps.undoResignation, from: { hasResigned: [true], dateErased: [null] } },
  },
  whenTerminated: 'sellers',
  form: {
    master: ['companyName', 'instanceType', 'address', 'vatId', 'logo'],
    signIn: ['demandsSecondFactor'],
    safety: ['orangeEscalationDays'],
    reportMail: ['reportMailSubject', 'reportMailText'],
    publicPage: [
      'hasPublicPages',
      'publicIdentification',
      'publicModel',
      'publicMaker',
      'publicYear',
      'publicLoads',
      'publicInspections',
      'publicAccount',
      'publicContact',
      'takesDamageReports',
    ],
    support: ['supportMayWriteUntil'],
    contract: [
      'customerNumber',
      'internalCustomerNumber',
      'broker',
      'salesman',
      'maxUser',
      'maxAdministrators',
      'maxCustomQrCodes',
      'isTestInstance',
      'isCooperationPartner',
      'hasResigned',
      'dateResigned',
      'dateErasureDue',
      'dateErased',
    ],
    licenses: related('licenses', 'instance'),
    orders: related('orders', 'instance'),
  },
  offline: 'always',
});
export type Instance = RecordOf<typeof instances>;
