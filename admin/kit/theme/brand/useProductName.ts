import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import { useBrand } from './brandStore';

/** The app's name in the document title and for screen readers. */
export const useProductName = (): string => productNameOf(useBrand());
