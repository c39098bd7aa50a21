import type { RaRecord } from 'react-admin';
import { CodeWarnings } from './CodeWarnings';

/** The warning stored with a code. */
export function CodeNotice({ record }: { record: RaRecord<string> }) {
  return (
    <CodeWarnings code={String(record.code)} warnings={record.warning ? [String(record.warning)] : []} />
  );
}
