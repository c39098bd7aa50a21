import { reportLimits } from '@plumbline/resources/rules/errors/errorReport';
import { maskText } from '@plumbline/resources/rules/errors/maskText';
import { type KeptError, referenceOf } from '../../../data/errors/errorLog';
import type { ConnectionView, LocationDownload, OutboxView } from '../../../data/offline/types';

export interface DeviceState {
  /** Name of the app's first script, which identifies the build. */
  build: string;
  browser: string;
  screen: string;
  language: string;
  connection: ConnectionView;
  /** Bytes; null: not provided by the browser. */
  storage: { used: number | null; quota: number | null; isPersistent: boolean };
  worker: string;
  /** Null: there is no local store. */
  outbox: OutboxView | null;
  downloads: readonly LocationDownload[];
  errors: readonly KeptError[];
}

const mostErrors = 10;
const mostRefusals = 10;
const megabytes = (bytes: number | null): string =>
  bytes === null ? 'unknown' : `${Math.round(bytes / 1_000_000)} MB`;

/** Diagnostics as readable lines, shown before sending: no names, no contents of entries. */
export function gatherDiagnostics(state: DeviceState): string {
  const { connection, storage, outbox, downloads } = state;
  const lines = [
    `build ${state.build}`,
    `browser ${state.browser}`,
    `screen ${state.screen}`,
    `language ${state.language}`,
    `connection ${connection.isOnline ? 'online' : 'offline'}${connection.isSlow ? ', slow' : ''}${connection.isForcedOffline ? ', by choice' : ''}`,
    `storage ${megabytes(storage.used)} of ${megabytes(storage.quota)}, ${storage.isPersistent ? 'lasting' : 'may be cleared'}`,
    `service worker ${state.worker}`,
    ...(outbox ? outboxLines(outbox) : ['no local store']),
    `locations ${downloads.length}: ${counted(downloads.map((one) => one.state))}`,
    ...downloads.flatMap(({ location, failure }) => (failure ? [`- ${location} ${failure}`] : [])),
    `errors ${state.errors.length}`,
    ...state.errors
      .slice(0, mostErrors)
      .map(
        (one) =>
          `- ${one.date} ${referenceOf(one)} ${one.httpMethod} ${one.url} ${one.count} × ${one.content}`,
      ),
  ];
  return maskText(lines.join('\n')).slice(0, reportLimits.payload);
}

function outboxLines({ waiting, refused, photos, lastSync, pause, failure, items }: OutboxView): string[] {
  return [
    `outbox ${waiting} waiting, ${refused} refused, ${photos} photos`,
    `last in step ${lastSync ?? 'never'}${pause ? `, pauses for ${pause}` : ''}${failure ? `, ${failure}` : ''}`,
    ...items
      .filter((item) => item.state === 'refused')
      .slice(0, mostRefusals)
      .map(
        ({ command: { id, resource, operation, recordId }, receipt, attempts }) =>
          `- ${resource} ${recordId} ${operation} ${id} ${receipt?.code ?? ''} ${attempts} ×`,
      ),
  ];
}

const counted = (words: readonly string[]): string =>
  [...new Set(words)].map((word) => `${words.filter((one) => one === word).length} ${word}`).join(', ') ||
  'none';
