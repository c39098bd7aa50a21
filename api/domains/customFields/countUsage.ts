import type { CustomFieldDefinition } from '@plumbline/resources/entities/customFieldDefinitions';
import { definitions } from '@plumbline/resources/entities/index';
import type { Call } from '../../entities/call';
import { getRecord } from '../../entities/getRecord';
import { countCarriers } from './carriedValues';

/** How many rows of the account, those in the bin included, hold a value of the field. */
export async function countUsage(call: Call, id: string): Promise<{ count: number }> {
  // The table holds rows of just this shape.
  const row = (await getRecord(call, definitions.customFieldDefinitions, id)) as unknown;
  return { count: await countCarriers(call, row as CustomFieldDefinition) };
}
