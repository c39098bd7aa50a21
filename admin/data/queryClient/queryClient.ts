import { onlineManager, QueryClient } from '@tanstack/react-query';

// react-query assumes a page loaded offline to be online until told otherwise.
onlineManager.setOnline(navigator.onLine);

/** Queries run offline as well: the data provider answers from the local store, or rejects. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: 5_000, retry: false, refetchOnWindowFocus: true },
    mutations: { networkMode: 'always', retry: false },
  },
});
