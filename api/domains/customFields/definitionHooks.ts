import type { CustomFieldDefinition } from '@plumbline/resources/entities/customFieldDefinitions';
import type { FieldErrors } from '@plumbline/resources/language/validation';
import { mostCustomFields } from '@plumbline/resources/rules/customFields/customFields';
import { failFields } from '../../base/errors/errors';
import { forgetSettings } from '../../entities/accountEntity';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import { countCarriers, removeValues } from './carriedValues';
import { giveKeys } from './giveKeys';
import { isHeldByOthers } from './heldKeys';
import { keepUsedChoices } from './keepUsedChoices';
import { subjectErrors } from './subject';

type Definition = CustomFieldDefinition;

/**
 * A custom field with values keeps its key, form and data type, and used choices are only disabled. A deleted field
 * keeps its values, so that it can be restored with them; they are deleted when it is removed from the bin.
 */
export const definitionHooks: EntityHooks = {
  beforeWrite: async ({ call, operation, before, after }) => {
    if (operation === 'delete' || !after) return;
    // Rows of this table have this type; in an unchecked draft, fields may be missing.
    const was = before as Definition | null;
    const is = after as Partial<Definition>;
    await giveKeys(call, is);
    const errors: FieldErrors = {
      ...subjectErrors(is.entityType, is.category),
      ...choiceErrors(is),
      ...(was && operation === 'update' ? await keptErrors(call, was, is) : {}),
      ...(operation === 'update' ? {} : await numberErrors(call, is)),
      ...(await keyErrors(call, was, is)),
    };
    if (Object.keys(errors).length > 0) failFields(errors);
    if (was) await keepUsedChoices(call, was, is);
  },
  afterWrite: ({ call }) => forgetSettings(call),
  afterPurge: async (call, rows) => {
    // Rows of this table, see above.
    for (const row of rows as unknown as Definition[])
      if (!(await isHeldByOthers(call, row))) await removeValues(call, row);
  },
};

function choiceErrors(definition: Partial<Definition>): FieldErrors {
  if (definition.dataType !== 'choice') return {};
  const values = (definition.choices ?? []).map(({ value }) => value);
  if (!(definition.choices ?? []).some(({ isRetired }) => !isRetired))
    return { choices: { message: 'validation.choicesMissing' } };
  if (values.some((value) => !value)) return { choices: { message: 'validation.choiceKey' } };
  return new Set(values).size < values.length ? { choices: { message: 'validation.choiceTwice' } } : {};
}

async function keptErrors(
  call: TransactionCall,
  was: Definition,
  is: Partial<Definition>,
): Promise<FieldErrors> {
  const kept = (['entityType', 'key', 'dataType'] as const).filter((name) => was[name] !== is[name]);
  if (kept.length === 0) return {};
  const smart_count = await countCarriers(call, was);
  const error = { message: 'validation.carriesValues', args: { smart_count } };
  return smart_count === 0 ? {} : Object.fromEntries(kept.map((name) => [name, error]));
}

async function numberErrors(
  { db, actor: { instance } }: TransactionCall,
  { id, entityType }: Partial<Definition>,
): Promise<FieldErrors> {
  if (!entityType) return {};
  const others = await db('customFieldDefinitions')
    .where({ instance, entityType, deletedAt: null })
    .whereNot({ id })
    .select('id');
  return others.length < mostCustomFields
    ? {}
    : { entityType: { message: 'validation.tooManyCustomFields', args: { max: mostCustomFields } } };
}

/** Values of a deleted field must not appear under another field with the same key. */
async function keyErrors(
  call: TransactionCall,
  was: Definition | null,
  is: Partial<Definition>,
): Promise<FieldErrors> {
  const { entityType, key } = is;
  const isNew = was?.entityType !== entityType || was?.key !== key;
  if (!isNew || !entityType || !key) return {};
  const place = { entityType, key, instance: call.actor.instance };
  return (await isHeldByOthers(call, { ...place, id: String(is.id) }, 'deleted'))
    ? { key: { message: 'validation.keyOfDeleted' } }
    : {};
}
