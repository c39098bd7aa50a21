import { readCodeWarnings } from '@plumbline/resources/commands/platform';
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useConnection } from '../../data/offline';
import { callCommand } from '../../data/session/callCommand';
import { CodeWarnings } from './CodeWarnings';

/** Warnings about the code of a piece of equipment; only online. */
export function CarriedCodeNotice({ record }: { record: RaRecord<string> }) {
  const { isOnline } = useConnection();
  const { data } = useQuery({
    queryKey: ['equipments', 'codeWarnings', record.id, record.qrCode],
    queryFn: () => callCommand(readCodeWarnings, { id: record.id }),
    enabled: isOnline && Boolean(record.qrCode),
  });
  return <CodeWarnings code={String(record.qrCode)} warnings={data?.warnings ?? []} row={data?.code} />;
}
