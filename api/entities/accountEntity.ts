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
import type { Call } from './call';
import { type Row, rowMapper } from './rowMapper';
import { selectRows } from './selectRows';

/**
 * The definition as the caller's account made it: with its own fields and, for a person, its form's demands. Every
 * generic read and write goes through here, so no path knows fewer fields than another. Doing it again changes nothing.
 */
export async function accountEntity(call: Call, entity: AnyEntity): Promise<AnyEntity> {
  if (!isCustomisable(entity)) return entity;
  const { extended, shaped } = await shapesOf(call);
  const made = call.isSystem ? extended : shaped;
  return made.get(entity.name) ?? productEntity(entity);
}

/**
 * The definition without anything of an account. What comes in may have been made for one before its settings changed,
 * or for another one.
 */
export const productEntity = (entity: AnyEntity): AnyEntity =>
  isEntityName(entity.name) ? entities[entity.name] : entity;

/** Fingerprint of the fields the caller's account added, for those who keep rows elsewhere. */
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
  /** As the product's own work sees them, and as people do; entities without anything of the account are absent. */
  extended: ReadonlyMap<EntityName, AnyEntity>;
  shaped: ReadonlyMap<EntityName, AnyEntity>;
}
interface Known {
  shapes: Shapes;
  /** The settings as they were read, to keep the compiled definitions while they say the same. */
  text: string;
  until: number;
}

/** Milliseconds after which another process's change of the settings is noticed; this process's own is at once. */
const lasting = 1000;
const mostAccounts = 2000;
const known = new Map<string, Known>();
/** Those who ask at once outside of transactions wait for one reading. */
const loading = new Map<string, Promise<Shapes>>();
// What a transaction changed itself, or began before others changed it, is true for it alone.
const inTransactions = new WeakMap<object, Map<string, Shapes>>();

/** The account's settings are read anew by the next call; for the person who changes them. */
export function forgetSettings(call: Call): void {
  known.delete(call.actor.instance);
  loading.delete(call.actor.instance);
  if (call.db.isTransaction) inTransactions.set(call.db, new Map());
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
  const settings = await readSettings(call);
  const text = JSON.stringify(settings);
  const shapes = before?.text === text ? before.shapes : compile(settings);
  if (own) own.set(instance, shapes);
  else {
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
  // Of the whole tree something is to be known only where a setting is of a category, or of a form, whose demands may be of a type.
  const isByCategory = controls.length > 0 || definitions.some(({ category }) => category !== null);
  const categories = !isByCategory
    ? []
    : await selectRows(
        call.db,
        'select id, parent, type from categories where instance in (?, ?) and deletedAt is null order by id',
        [...own, CATALOGUE_ID],
      );
  // What a form demands depends on what accounts of this kind have at all.
  const [account] =
    controls.length === 0
      ? []
      : await selectRows(call.db, 'select instanceType from instances where id = ?', own);
  return {
    ...(account ? { accountType: String(account.instanceType) } : {}),
    // The tables of these entities hold rows of just these shapes.
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
