import { useEffect } from 'react';
import type { LocationDownload } from './types';
import { useConnection } from './useConnection';
import { useLocationDownloads } from './useLocationDownloads';

/**
 * Downloads the location if a screen that uses the local store is opened online without it. The state is that of its
 * rows: the screen does not wait for floor plans.
 */
export function useEnsuredLocation(location: string | null | undefined): LocationDownload | undefined {
  const { stateOf, download } = useLocationDownloads();
  const { isOnline } = useConnection();
  const found = location ? stateOf(location) : undefined;
  const isMissing = found?.state === 'notSaved';
  // biome-ignore lint/correctness/useExhaustiveDependencies: download is new at each drawing and always does the same.
  useEffect(() => {
    // The screen reads a failure from the download's state.
    if (location && isMissing && isOnline) void download([location]).catch(() => {});
  }, [location, isMissing, isOnline]);
  return found?.hasRows ? { ...found, state: 'saved', failure: null } : found;
}
