import type { CustomFieldDefinition } from '@plumbline/resources/entities/customFieldDefinitions';
import type { TransactionCall } from '../../entities/hooks';
import { carriedValues } from './carriedValues';

/** A removed choice that rows still use is kept but disabled, so that they keep their meaning. */
export async function keepUsedChoices(
  call: TransactionCall,
  was: CustomFieldDefinition,
  is: Partial<CustomFieldDefinition>,
): Promise<void> {
  if (was.dataType !== 'choice' || is.dataType !== 'choice') return;
  const remaining = new Set((is.choices ?? []).map(({ value }) => value));
  const gone = (was.choices ?? []).filter(({ value }) => value && !remaining.has(value));
  const used = new Set(
    await carriedValues(
      call,
      was,
      gone.flatMap(({ value }) => value ?? []),
    ),
  );
  const retired = gone.filter(({ value }) => value && used.has(value));
  is.choices = [...(is.choices ?? []), ...retired.map((one) => ({ ...one, isRetired: true }))];
}
