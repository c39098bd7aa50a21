import type { CustomFieldDefinition } from '@plumbline/resources/entities/customFieldDefinitions';
import type { FormControl } from '@plumbline/resources/entities/formControls';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { EntityName } from '@plumbline/resources/language/names';
import {
  type AccountSettings,
  extendedBy,
  noSettings,
  shapedBy,
} from '@plumbline/resources/rules/customFields/accountEntity';
import { isCustomisable, settingsName } from '@plumbline/resources/rules/customFields/customFields';
import type { Knex } from 'knex';
import type { Call } from './call';
import { type Row, rowMapper } from './rowMapper';
import { selectRows } from './selectRows';

/**
 * The definition customised by the caller's account: custom fields and, for a person, the form's required fields.
 * Every generic read and write uses it. Idempotent.
 */
export async function accountEntity(call: Call, entity: AnyEntity): Promise<AnyEntity> {
  if (!isCustomisable(entity)) return entity;
  const { extended, shaped } = await shapesOf(call);
  const made = call.isSystem ? extended : shaped;
  return made.get(entity.name) ?? productEntity(entity);
}

/** The definition without customisation. The input may be customised for another account, or with outdated settings. */
export const productEntity = (entity: AnyEntity): AnyEntity =>
  isEntityName(entity.name) ? entities[entity.name] : entity;

/** Fingerprint of the account's custom fields, for caches elsewhere. */
export async function settingsStamp(call: Call): Promise<string> {
  const { extended } = await shapesOf(call);
  return JSON.stringify(
    [...extended.values()].map(({ name, fields }) => [
      name,
      Object.entries(fields).flatMap(([field, { customKey, type }]) => (customKey ? [field, type] : [])),
    ]),
  );
}

interface Shapes {
  settings: AccountSettings;
  /** For the product's own work, and for people; entities without customisation are absent. */
  extended: ReadonlyMap<EntityName, AnyEntity>;
  shaped: ReadonlyMap<EntityName, AnyEntity>;
}
interface Known {
  shapes: Shapes;
  /** The settings as read; compiled definitions are kept while they are equal. */
  text: string;
  until: number;
}

/** Milliseconds until settings changed by another process are noticed; changes by this process are seen at once. */
const lasting = 1000;
const mostAccounts = 2000;
const known = new Map<string, Known>();
/** Concurrent reads outside of transactions share one query. */
const loading = new Map<string, Promise<Shapes>>();
// Settings that a transaction changed, or read as they were when it began, are not shared.
const inTransactions = new WeakMap<object, Map<string, Shapes>>();

/** Number of changes, so that settings read before one are not remembered after it. */
let changes = 0;

/** Invalidates the account's settings; called after they changed. */
export function forgetSettings({ db, actor }: Call): void {
  forget(actor.instance);
  if (!db.isTransaction) return;
  inTransactions.set(db, new Map());
  // Until the commit others read, and remember, the old settings.
  const again = () => forget(actor.instance);
  endOf(db).then(again, again);
}

/** When the transaction ends, for a savepoint the one around it; at once without one. */
async function endOf(db: Knex | Knex.Transaction): Promise<unknown> {
  if (!('executionPromise' in db)) return;
  return db.parentTransaction ? endOf(db.parentTransaction) : db.executionPromise;
}

function forget(instance: string): void {
  changes += 1;
  known.delete(instance);
  loading.delete(instance);
}

async function shapesOf(call: Call): Promise<Shapes> {
  const { instance } = call.actor;
  const own = inTransactions.get(call.db);
  const before = known.get(instance);
  if (!own && before && before.until > performance.now()) return before.shapes;
  const held = own?.get(instance);
  if (held) return held;
  if (call.db.isTransaction) return loadShapes(call);
  const running = loading.get(instance);
  if (running) return running;
  const started = loadShapes(call).finally(() => {
    if (loading.get(instance) === started) loading.delete(instance);
  });
  loading.set(instance, started);
  return started;
}

async function loadShapes(call: Call): Promise<Shapes> {
  const { instance } = call.actor;
  const own = inTransactions.get(call.db);
  const before = known.get(instance);
  const now = performance.now();
  const changesBefore = changes;
  const settings = await readSettings(call);
  const text = JSON.stringify(settings);
  const shapes = before?.text === text ? before.shapes : compile(settings);
  if (own) own.set(instance, shapes);
  else if (call.db.isTransaction) inTransactions.set(call.db, new Map([[instance, shapes]]));
  else if (changes === changesBefore) {
    known.delete(instance);
    if (known.size >= mostAccounts) known.delete(known.keys().next().value ?? '');
    known.set(instance, { shapes, text, until: now + lasting });
  }
  return shapes;
}

function compile(settings: AccountSettings): Shapes {
  const named = new Set([...settings.definitions, ...settings.controls].map(({ entityType }) => entityType));
  const concerned = Object.values(entities).filter((entity) => named.has(settingsName(entity)));
  return {
    settings,
    extended: new Map(concerned.map((entity) => [entity.name, extendedBy(entity, settings)])),
    shaped: new Map(concerned.map((entity) => [entity.name, shapedBy(entity, settings)])),
  };
}

async function readSettings(call: Call): Promise<AccountSettings> {
  const own = [call.actor.instance];
  const definitions = await livingRows(call, entities.customFieldDefinitions, own);
  const controls = await livingRows(call, entities.formControls, own);
  if (definitions.length === 0 && controls.length === 0) return noSettings;
  // The category tree is needed only for settings by category, or for forms with conditions on the type.
  const isByCategory = controls.length > 0 || definitions.some(({ category }) => category !== null);
  const categories = !isByCategory
    ? []
    : await selectRows(
        call.db,
        'select id, parent, type from categories where instance in (?, ?) and deletedAt is null order by id',
        [...own, CATALOGUE_ID],
      );
  // Required fields depend on what accounts of this type can fill.
  const [account] =
    controls.length === 0
      ? []
      : await selectRows(call.db, 'select instanceType from instances where id = ?', own);
  return {
    ...(account ? { accountType: String(account.instanceType) } : {}),
    // Database rows have the type of their definition.
    definitions: definitions as unknown as CustomFieldDefinition[],
    controls: controls as unknown as FormControl[],
    categories: categories.map(({ id, parent, type }) => ({
      id: String(id),
      parent: parent === null ? null : String(parent),
      type: String(type),
    })),
  };
}

async function livingRows(call: Call, entity: AnyEntity, bindings: string[]): Promise<Row[]> {
  const { columns, read } = rowMapper(entity);
  const rows = await selectRows(
    call.db,
    `select ${columns.map((name) => `\`${name}\``).join(', ')} from \`${entity.name}\` where instance = ? and deletedAt is null order by id`,
    bindings,
  );
  return rows.map(read);
}
