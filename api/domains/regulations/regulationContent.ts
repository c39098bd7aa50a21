import { definitions } from '@plumbline/resources/entities/index';
import { regulationFields } from '@plumbline/resources/entities/regulationFields';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { accountEntity } from '../../entities/accountEntity';
import type { Call } from '../../entities/call';
import { pick } from '../../entities/rowChanges';
import type { Row } from '../../entities/rowMapper';

/** The fields of a regulation that are drafted and published, including custom fields. */
export async function regulationContent(call: Call, row: Row): Promise<Row> {
  const entity: AnyEntity = await accountEntity(call, definitions.auditRegulations);
  const own = Object.entries(entity.fields).flatMap(([name, { customKey }]) => (customKey ? [name] : []));
  return pick(row, [...Object.keys(regulationFields), ...own]);
}
