import type { CustomFieldDefinition } from '@plumbline/resources/entities/customFieldDefinitions';
import { definitions } from '@plumbline/resources/entities/index';
import type { Call } from '../../entities/call';
import { getRecord } from '../../entities/getRecord';
import { countCarriers } from './carriedValues';

/** Number of rows of the account, including deleted ones, with a value of the field. */
export async function countUsage(call: Call, id: string): Promise<{ count: number }> {
  // Rows of this table have this type.
  const row = (await getRecord(call, definitions.customFieldDefinitions, id)) as unknown;
  return { count: await countCarriers(call, row as CustomFieldDefinition) };
}
