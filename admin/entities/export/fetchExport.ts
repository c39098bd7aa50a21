import { exportOf } from '@plumbline/resources/commands/everyEntity';
import { exportChosen } from '@plumbline/resources/commands/exports';
import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import { ownTimeZone } from '@plumbline/resources/language/timeZones';
import { fetchCommand } from '../../data/session/callCommand';

export type ExportFormat = 'csv' | 'xlsx';
export type ExportAsked = Settings & ({ filter: unknown } | { ids: readonly string[] });
interface Settings {
  resource: EntityName;
  format: ExportFormat;
  sort: { field: string; order: string };
  /** Absent: all columns of the import. */
  columns?: readonly string[];
  language: string;
}

/** The list, or chosen rows of it, as a file; `onBytes` reports progress. Throws if refused or aborted. */
export async function fetchExport(
  { resource, format, sort, columns, language, ...which }: ExportAsked,
  { signal, onBytes }: { signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<{ content: Blob; name: string }> {
  const input = {
    format,
    sort: JSON.stringify([sort.field, sort.order]),
    language,
    timeZone: ownTimeZone(),
    ...(columns ? { columns: columns.join(',') } : {}),
  };
  const init = { signal, timeout: 'long' } as const;
  const answer = await ('ids' in which
    ? fetchCommand(exportChosen, { input: { ...input, resource, ids: [...which.ids] } }, init)
    : fetchCommand(
        exportOf(entities[resource]),
        { input: { ...input, filter: JSON.stringify(which.filter) } },
        init,
      ));
  const pieces: BlobPart[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (let piece = await reader?.read(); reader && piece && !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    bytes += piece.value.byteLength;
    onBytes(bytes);
  }
  const type = answer.headers.get('content-type') ?? '';
  return { content: new Blob(pieces, { type }), name: nameOf(answer) ?? `${resource}.${format}` };
}

export function nameOf(answer: Response): string | undefined {
  const stated = answer.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(stated)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/i.exec(stated)?.[1];
}
