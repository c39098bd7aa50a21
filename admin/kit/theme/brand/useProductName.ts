import { useBrand } from './brandStore';

/** What the app calls itself, in the window's title and to screen readers. */
export const useProductName = (): string => useBrand()?.name ?? 'Plumbline';
