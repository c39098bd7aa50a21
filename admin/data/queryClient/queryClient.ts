import { onlineManager, QueryClient } from '@tanstack/react-query';

// react-query takes a page that was loaded offline for online until told otherwise.
onlineManager.setOnline(navigator.onLine);

/** Offline is no reason to wait: the data provider answers from the device, or says that it cannot. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: 5_000, retry: false, refetchOnWindowFocus: true },
    mutations: { networkMode: 'always', retry: false },
  },
});
