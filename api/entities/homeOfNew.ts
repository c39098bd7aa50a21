import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isId } from '@plumbline/resources/language/ids';
import { isReach, rightOf } from '@plumbline/resources/language/permissions';
import { failFields } from '../base/errors/errors';
import type { Call } from './call';
import { findRecord } from './getRecord';
import { instanceForCreate } from './scope';

/**
 * The account of a new row. Callers that write for other accounts (brokers, provider) set `instance` to one they see;
 * others must not.
 */
export async function homeOfNew(call: Call, entity: AnyEntity, wished: unknown): Promise<string> {
  const own = instanceForCreate(entity, call);
  const right = call.isSystem ? true : rightOf(entity, 'create', call.actor);
  const reaches = entity.scope === 'instance' && (right === 'anywhere' || isReach(right));
  if (!reaches) {
    if (wished !== undefined)
      failFields({ instance: { message: 'validation.unknownField', args: { field: 'instance' } } });
    return own;
  }
  if (wished === undefined || wished === null || wished === '') {
    if (isReach(right) && right.own !== undefined) return own;
    return failFields({ instance: { message: 'validation.required' } });
  }
  if (!isId(wished)) return failFields({ instance: { message: 'validation.reference' } });
  if (wished !== own && !(await findRecord(call, definitions.instances, wished)))
    return failFields({ instance: { message: 'validation.referenceMissing' } });
  return wished;
}
