import type { RaRecord } from 'react-admin';
import { CodeWarnings } from './CodeWarnings';

/** What the row of a code says of it. */
export function CodeNotice({ record }: { record: RaRecord<string> }) {
  return (
    <CodeWarnings code={String(record.code)} warnings={record.warning ? [String(record.warning)] : []} />
  );
}
