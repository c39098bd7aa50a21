import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import { runningVersion } from '../../data/device';
import { currentClient } from '../../data/offline/currentClient';
import { currentBrand } from '../../kit/theme/brand/brandStore';
import { deviceName } from '../people';
import { rateDevice } from './rateDevice';

/** The data this device reports about itself. */
export async function deviceFacts(): Promise<Readonly<Record<string, unknown>>> {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  const outbox = currentClient()?.outbox();
  return {
    name: deviceName(navigator.userAgent) ?? productNameOf(currentBrand()),
    userAgent: navigator.userAgent,
    appVersion: runningVersion(),
    usedMemory: megabytes(heapSize()),
    storageUsed: megabytes(usage),
    storageQuota: megabytes(quota),
    unsentCommands: outbox ? outbox.waiting + outbox.refused : null,
    ...(await rateDevice()),
  };
}

/** JavaScript heap in bytes; only Chromium provides it. */
function heapSize(): number | undefined {
  const { memory } = performance as { memory?: { usedJSHeapSize?: number } };
  return memory?.usedJSHeapSize;
}

const megabytes = (bytes: number | undefined): number | null =>
  bytes === undefined ? null : bytes / 1_000_000;
