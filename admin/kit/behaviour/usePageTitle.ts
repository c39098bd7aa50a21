import { useEffect } from 'react';
import { useProductName } from '../theme/brand/useProductName';

/** Sets the document's title. */
export function usePageTitle(title: string): void {
  const product = useProductName();
  useEffect(() => {
    document.title = title ? `${title} – ${product}` : product;
  }, [title, product]);
}
