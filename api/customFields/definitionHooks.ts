import type { CustomFieldDefinition } from '@plumbline/resources/entities/customFieldDefinitions';
import { keyOf } from '@plumbline/resources/keyOf';
import { type Localized, localized } from '@plumbline/resources/languages';
import type { FieldErrors } from '@plumbline/resources/validation';
import { forgetSettings } from '../entities/accountEntity';
import type { EntityHooks, TransactionCall } from '../entities/hooks';
import { fail, failFields } from '../errors';
import { carriedValues, carriesValues } from './carriedValues';
import { subjectErrors } from './subject';

/** A field of an account keeps what rows hold under it: its key, kind of data and used choices stay once there are values. */
export const definitionHooks: EntityHooks = {
  prepare: async ({ call, operation, before, after }) => {
    // The table holds rows of just this shape; a draft's fields may still be missing, which its checks will say.
    const was = before as CustomFieldDefinition | null;
    const is = after as Partial<CustomFieldDefinition> | null;
    if (operation === 'delete') {
      if (was && (await carriesValues(call, was))) fail('CUSTOM_FIELD_IN_USE', { id: was.id });
      return;
    }
    if (is) giveKeys(is);
    const errors = {
      ...subjectErrors(is?.entityType, is?.category),
      ...choiceErrors(is),
      ...(was && is ? await keptErrors(call, was, is) : {}),
    };
    if (Object.keys(errors).length > 0) failFields(errors);
  },
  written: ({ call }) => forgetSettings(call),
};

// Names are what people think of; keys are for machines and made of them where nobody gave any.
function giveKeys(definition: Partial<CustomFieldDefinition>): void {
  if (!definition.key) definition.key = keyOf(anyText(definition.name));
  definition.choices =
    definition.choices?.map((one) => ({ ...one, value: one.value || keyOf(anyText(one.name)) })) ?? null;
}

const anyText = (name: Localized | null | undefined): string => localized(name, 'en-EN');

function choiceErrors(definition: Partial<CustomFieldDefinition> | null): FieldErrors {
  if (definition?.dataType !== 'choice') return {};
  const values = (definition.choices ?? []).map(({ value }) => value);
  if (values.length === 0) return { choices: { message: 'validation.choicesMissing' } };
  if (values.some((value) => !value)) return { choices: { message: 'validation.choiceKey' } };
  return new Set(values).size < values.length ? { choices: { message: 'validation.choiceTwice' } } : {};
}

async function keptErrors(
  call: TransactionCall,
  was: CustomFieldDefinition,
  is: Partial<CustomFieldDefinition>,
): Promise<FieldErrors> {
  const kept = (['entityType', 'key', 'dataType'] as const).filter((name) => was[name] !== is[name]);
  if (kept.length > 0 && (await carriesValues(call, was)))
    return Object.fromEntries(kept.map((name) => [name, { message: 'validation.carriesValues' }]));
  const remaining = new Set((is.choices ?? []).map(({ value }) => value));
  const gone = (was.choices ?? []).flatMap(({ value }) => (value && !remaining.has(value) ? [value] : []));
  if (was.dataType !== 'choice' || kept.length > 0 || gone.length === 0) return {};
  const [used] = await carriedValues(call, was, gone);
  return used === undefined ? {} : { choices: { message: 'validation.choiceInUse', args: { value: used } } };
}
