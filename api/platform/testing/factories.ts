import { createHash } from 'node:crypto';
import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity, DraftOf } from '@plumbline/resources/language/defineEntity';
import type { Field, Fields, FieldType } from '@plumbline/resources/language/fields/field';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import { officeTypes } from '@plumbline/resources/language/fields/types/file';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { EntityName } from '@plumbline/resources/language/names';
import type { AccountType, Actor, Role } from '@plumbline/resources/language/permissions';
import { isPresent } from '@plumbline/resources/language/validation';
import type { Knex } from 'knex';
import { asSystem, type Call } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { Row } from '../../entities/rowMapper';

/** The fixed clock of the tests: a Tuesday noon in November. */
export const noon = new Date('2026-11-17T12:00:00.000Z');

export function actorOf(instance: string, role: Role = 'Owner', more: Partial<Actor> = {}): Actor {
  const instanceType: AccountType = instance === CATALOGUE_ID ? 'PROVIDER' : 'AUDITOR';
  return {
    user: newId(),
    contact: newId(),
    instance,
    instanceType,
    role,
    locations: 'all',
    categories: 'all',
    language: 'pl-PL',
    email: `${role.toLowerCase()}@example.test`,
    ...more,
  };
}

export const callAs = (db: Knex, actor: Actor, now: Date = noon): Call => ({ db, actor, now });
export const systemCall = (db: Knex, instance: string, now: Date = noon): Call =>
  asSystem({ db, now }, instance);

type Definitions = typeof definitions;

/** Creates a row as the system, with the given values; other required ones are generated. */
export async function build<N extends EntityName>(
  db: Knex,
  instance: string,
  name: N,
  values: DraftOf<Definitions[N]> = {},
): Promise<Row & { id: string }> {
  const entity: AnyEntity = definitions[name];
  const given = { ...(await defaults[name]?.(db, instance, values)), ...values };
  const draft = { ...(await madeUp(db, instance, entity.fields, given)), ...given };
  const row = await createRecord(systemCall(db, instance), entity, draft);
  return { ...row, id: String(row.id) };
}

type MakeUp = (db: Knex, instance: string, name: string, field: Field) => Promise<unknown> | unknown;
const makeUp: Record<FieldType, MakeUp> = {
  text: (_db, _instance, name) => next(name),
  longText: (_db, _instance, name) => next(name),
  localizedText: (_db, _instance, name) => ({ 'en-EN': next(name) }),
  date: () => noon.toISOString().slice(0, 10),
  reference: async (db, instance, _name, field) =>
    'to' in field ? (await build(db, instance, field.to)).id : null,
  choice: (_db, _instance, _name, field) => (isChoice(field) ? field.choices.values[0] : null),
  integer: (_db, _instance, _name, field) => ('min' in field ? field.min : 1),
  decimal: (_db, _instance, _name, field) => ('min' in field ? field.min : 1),
  boolean: () => true,
  datetime: () => noon.toISOString(),
  references: async (db, instance, _name, field) =>
    'to' in field ? [(await build(db, instance, field.to)).id] : [],
  file: (db, instance) => fileOf(db, instance),
  files: async (db, instance) => [await fileOf(db, instance)],
  address: () => ({ street: 'Długa 1', zip: '00-001', city: 'Łódź', country: 'PL' }),
  phones: () => [{ kind: 'work', number: '+48 22 123 45 67' }],
  list: async (db, instance, _name, field) =>
    'fields' in field ? [{ id: newId(), ...(await madeUp(db, instance, field.fields, {})) }] : [],
};

/** A file of the account, as the value of a field. */
async function fileOf(db: Knex, instance: string, values: DraftOf<Definitions['files']> = {}) {
  const { hash, name, mimeType, size } = await build(db, instance, 'files', values);
  return { hash, name, mimeType, size };
}

/** Generated values for required fields; an entity has defaults of its own only if these do not suffice. */
async function madeUp(db: Knex, instance: string, fields: Fields, given: Row): Promise<Row> {
  const values: Row = {};
  for (const [name, field] of Object.entries(fields)) {
    const isFilled = name in given || ('default' in field && field.default !== undefined);
    if (!field.required || field.readOnly || isFilled || !isPresent(field.when, given)) continue;
    values[name] = await makeUp[field.type](db, instance, name, field);
  }
  return values;
}

let count = 0;
function next(word: string): string {
  count += 1;
  return `${word} ${count}`;
}

type Defaults = Partial<Record<EntityName, (db: Knex, instance: string, given: Row) => Promise<Row> | Row>>;

// Minimal rows of each entity; referenced rows are created if the test gave none.
const defaults: Defaults = {
  instances: () => ({ companyName: next('Account'), instanceType: 'AUDITOR' }),
  users: () => ({ email: `${next('user').replace(' ', '')}@example.test`, language: 'pl-PL' }),
  contacts: () => ({ firstName: 'Żaneta', lastName: 'Ćwikła', contactType: 'auditor' }),
  equipmentOwners: () => ({ name: next('Customer') }),
  locations: () => ({ name: next('Hall') }),
  categories: () => ({ name: { 'en-EN': next('Category') }, type: 'shelf' }),
  products: async (db, instance, given) => ({
    name: next('Product'),
    category: given.category ?? (await build(db, instance, 'categories')).id,
  }),
  equipments: async (db, instance, given) => ({
    identNumber: next('REG'),
    product: given.product ?? (await build(db, instance, 'products')).id,
    location:
      given.location ??
      (await build(db, instance, 'locations', given.owner ? { owner: String(given.owner) } : {})).id,
  }),
  auditRegulations: () => ({
    name: { 'en-EN': next('Regulation') },
    shortName: next('R'),
    type: 'expert',
    interval: 12,
    intervalUnit: 'MONTHLY',
    parts: [
      {
        id: newId(),
        name: { 'en-EN': 'Frames' },
        checkpoints: [{ id: newId(), name: { 'en-EN': 'Upright straight' }, type: 'YES_NO' }],
      },
    ],
  }),
  regulationVersions: async (db, instance, given) => ({
    regulation: given.regulation ?? (await build(db, instance, 'auditRegulations')).id,
    state: 'draft',
    type: 'expert',
    interval: 12,
    intervalUnit: 'MONTHLY',
  }),
  checklists: async (db, instance, given) => ({
    regulation: given.regulation ?? (await build(db, instance, 'auditRegulations')).id,
    regulationVersion: 1,
    name: { 'en-EN': 'Checklist' },
    shortName: 'C',
    type: 'expert',
    interval: 12,
    intervalUnit: 'MONTHLY',
    parts: [],
  }),
  auditPlannings: async (db, instance, given) => ({
    location: given.location ?? (await build(db, instance, 'locations')).id,
    auditor: given.auditor ?? (await build(db, instance, 'contacts')).id,
    datePlanned: '2026-11-20',
    type: 'expert',
    state: 'open',
  }),
  audits: async (db, instance, given) => {
    const equipment = given.equipment
      ? await row(db, 'equipments', given.equipment)
      : await build(db, instance, 'equipments');
    return {
      equipment: equipment.id,
      location: equipment.location,
      category: given.category ?? equipment.category ?? (await build(db, instance, 'categories')).id,
      owner: equipment.owner,
      auditor: given.auditor ?? (await build(db, instance, 'contacts')).id,
      checklist: given.checklist ?? (await build(db, instance, 'checklists')).id,
      type: 'expert',
    };
  },
  deficiencies: async (db, instance, given) => {
    const audit = given.audit ? await row(db, 'audits', given.audit) : await build(db, instance, 'audits');
    const { equipment, location, category, owner } = audit;
    return {
      audit: audit.id,
      equipment,
      location,
      category,
      owner,
      description: next('Dent in the upright'),
      dangerLevel: 'orange',
    };
  },
  reportMails: async (db, instance, given) => ({
    report: given.report ?? (await build(db, instance, 'auditReports')).id,
    address: 'klient@example.test',
    state: 'QUEUED',
  }),
  reportTemplateVersions: async (db, instance, given) => ({
    template: given.template ?? (await build(db, instance, 'reportTemplates')).id,
    number: 1,
    file: given.file ?? (await fileOf(db, instance, { name: 'template.docx', mimeType: officeTypes.docx })),
  }),
  auditReports: async (db, instance, given) => {
    const planning = given.planning
      ? await row(db, 'auditPlannings', given.planning)
      : await build(db, instance, 'auditPlannings');
    return {
      planning: planning.id,
      location: planning.location,
      owner: planning.owner,
      auditor: planning.auditor,
      number: next('R'),
      state: 'open',
      language: 'pl-PL',
    };
  },
  customFieldDefinitions: () => ({
    entityType: 'equipmentOwners',
    key: next('field').replace(' ', ''),
    name: { 'en-EN': next('Field') },
    dataType: 'input',
  }),
  formControls: () => ({ entityType: 'equipmentOwners', field: 'customerNumber', sortOrder: 10 }),
  privacyRecords: () => ({
    doneAt: noon.toISOString(),
    kind: 'EXPORT',
    entity: 'contacts',
    person: newId(),
    requestedBy: next('Owner'),
  }),
  mirrorings: () => ({ supporter: next('Supporter'), reason: 'Asked for help with an import' }),
  customIntervals: async (db, instance, given) => ({
    category: given.category ?? (await build(db, instance, 'categories')).id,
    interval: 6,
    intervalUnit: 'MONTHLY',
  }),
  files: () => ({
    hash: createHash('sha256').update(next('content')).digest('hex'),
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    size: 10,
  }),
  tasks: async (db, instance, given) => ({
    title: next('Task'),
    ...(given.equipment
      ? {}
      : {
          linkType: 'LOCATION',
          location: given.location ?? (await build(db, instance, 'locations')).id,
        }),
    responsible:
      given.responsible ??
      (await build(db, instance, 'contacts', { emailAddress: `${newId()}@example.test` })).id,
  }),
  savedFilters: async (db, _instance, given) => ({
    name: next('View'),
    entity: 'equipments',
    user: given.user ?? (await build(db, CATALOGUE_ID, 'users')).id,
  }),
  textModules: () => ({ content: next('Replace the upright.') }),
  themes: async (db, _instance, given) => ({
    name: next('Theme'),
    broker: given.broker ?? (await build(db, CATALOGUE_ID, 'brokers')).id,
    primaryColor: '#0b5fa5',
  }),
  legalTexts: async (db, _instance, given) => ({
    kind: 'agb',
    versionName: next('Version'),
    // Not in force at noon, so that it can still be changed.
    dateValidFrom: '2027-01-01',
    broker: given.broker ?? (await build(db, CATALOGUE_ID, 'brokers')).id,
  }),
  salesmen: async (db, _instance, given) => ({
    firstName: 'Jürgen',
    lastName: 'Weiß',
    broker: given.broker ?? (await build(db, CATALOGUE_ID, 'brokers')).id,
  }),
  licenses: () => ({ name: next('Licence') }),
  licenseSets: async (db, _instance, given) => ({
    name: next('Licence set'),
    broker: given.broker ?? (await build(db, CATALOGUE_ID, 'brokers')).id,
    price: 240,
    isPubliclyVisible: true,
  }),
  licenseSetDetails: async (db, instance, given) => ({
    licenseSet: given.licenseSet ?? (await build(db, instance, 'licenseSets')).id,
    type: 'MonthsValid',
    amount: 12,
  }),
  licenseKeys: async (db, instance, given) => ({
    key: next('')
      .trim()
      .padStart(12, '0')
      .replace(/(....)(....)(....)/, 'TEST-$1-$2-$3'),
    licenseSet: given.licenseSet ?? (await build(db, CATALOGUE_ID, 'licenseSets')).id,
    broker: given.broker ?? (await build(db, CATALOGUE_ID, 'brokers')).id,
    ...(instance === CATALOGUE_ID ? {} : { soldTo: instance, activatedFor: instance }),
  }),
  sellers: async (db, _instance, given) => ({
    // A broker has at most one, and so does the provider.
    broker: given.broker ?? (await build(db, CATALOGUE_ID, 'brokers')).id,
    iban: 'DE89370400440532013000',
  }),
  orders: async (db, _instance, given) => ({
    number: next('B'),
    licenseSet: given.licenseSet ?? (await build(db, CATALOGUE_ID, 'licenseSets')).id,
    quantity: 2,
    unitPrice: 240,
    dateOrdered: '2026-11-02',
  }),
  checkerIdRanges: async (db, instance, given) => ({
    prefix: next('PL').replace(' ', '-'),
    firstNumber: 1,
    lastNumber: 500,
    broker: given.broker ?? (await build(db, CATALOGUE_ID, 'brokers', { ownQRCode: true })).id,
    ...(instance === CATALOGUE_ID ? {} : { soldTo: instance }),
  }),
  qrCodes: () => ({ code: next('PL').replace(' ', '-') }),
  devices: async (db, _instance, given) => ({
    name: next('Tablet'),
    user: given.user ?? (await build(db, CATALOGUE_ID, 'users')).id,
  }),
  sentDeviceActions: async (db, instance, given) => ({
    device: given.device ?? (await build(db, instance, 'devices')).id,
    user: given.user ?? (await build(db, CATALOGUE_ID, 'users')).id,
    action: 'message',
    message: next('Call'),
    state: 'SENT',
    dateSent: noon.toISOString(),
    dateExpires: noon.toISOString(),
  }),
  errorRecords: () => ({ date: noon.toISOString(), content: next('Timeout'), count: 1 }),
};

async function row(db: Knex, name: EntityName, id: unknown): Promise<Row> {
  return (await db(name).where({ id }).first()) ?? {};
}

/** A new account with its row. */
export async function buildAccount(
  db: Knex,
  values: DraftOf<Definitions['instances']> = {},
): Promise<string> {
  const id = newId();
  await build(db, id, 'instances', { ...values, id });
  return id;
}
