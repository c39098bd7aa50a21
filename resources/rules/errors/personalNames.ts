import { entityList } from '../../entities/index';
import { personalFields } from '../privacy/privacy';

let names: ReadonlySet<string> | undefined;

/** Names of all personal fields, of any entity. */
export function personalNames(): ReadonlySet<string> {
  names ??= new Set(entityList.flatMap(personalFields));
  return names;
}
