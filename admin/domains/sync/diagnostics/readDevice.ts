import { errorLog } from '../../../data/errors/recordError';
import { currentClient } from '../../../data/offline/currentClient';
import { i18nProvider } from '../../../data/words/i18nProvider';
import type { DeviceState } from './gatherDiagnostics';

/** The current state of this device. */
export async function readDevice(who: string | null): Promise<DeviceState> {
  const client = currentClient();
  const [estimate, isPersistent, worker] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => false),
    navigator.serviceWorker?.getRegistration().catch(() => undefined),
  ]);
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  return {
    build: script.split('/').at(-1) ?? '',
    browser: navigator.userAgent,
    screen: `${window.innerWidth} x ${window.innerHeight}`,
    language: i18nProvider.getLocale(),
    connection: client?.connection() ?? { isOnline: navigator.onLine, isForcedOffline: false, isSlow: false },
    storage: {
      used: estimate?.usage ?? null,
      quota: estimate?.quota ?? null,
      isPersistent: isPersistent ?? false,
    },
    worker:
      [worker?.active && 'active', worker?.waiting && 'newer waits'].filter(Boolean).join(', ') || 'none',
    outbox: client?.outbox() ?? null,
    downloads: client?.downloads() ?? [],
    errors: errorLog.recent(who),
  };
}
