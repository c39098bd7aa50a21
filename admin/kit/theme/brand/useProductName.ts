import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import { useBrand } from './brandStore';

/** What the app calls itself, in the window's title and to screen readers. */
export const useProductName = (): string => productNameOf(useBrand());
