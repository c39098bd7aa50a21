import type { CustomFieldDefinition } from '@plumbline/resources/entities/customFieldDefinitions';
import { keyOf } from '@plumbline/resources/language/keyOf';
import { type Localized, localized } from '@plumbline/resources/language/languages';
import type { TransactionCall } from '../../entities/hooks';

/** Sets missing keys of a field and its choices, derived from their names. */
export async function giveKeys(
  call: TransactionCall,
  definition: Partial<CustomFieldDefinition>,
): Promise<void> {
  if (!definition.key) definition.key = await freeKey(call, definition);
  definition.choices =
    definition.choices?.map((one) => ({ ...one, value: one.value || keyOf(anyText(one.name)) })) ?? null;
}

const anyText = (name: Localized | null | undefined): string => localized(name, 'en-EN');

/** `remark`, or `remark2` if another field of the form, even a deleted one, has that key. */
async function freeKey(
  { db, actor: { instance } }: TransactionCall,
  { entityType = '', name }: Partial<CustomFieldDefinition>,
): Promise<string> {
  const wanted = keyOf(anyText(name));
  if (wanted === '') return '';
  const rows: { key: string }[] = await db('customFieldDefinitions')
    .where({ instance, entityType })
    .select('key');
  const taken = new Set(rows.map(({ key }) => key));
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? wanted : `${wanted.slice(0, 36)}${number}`;
    if (!taken.has(key)) return key;
  }
}
