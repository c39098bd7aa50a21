import { useEffect } from 'react';
import { useProductName } from '../theme/brand/useProductName';

/** Names the window after what it shows. */
export function usePageTitle(title: string): void {
  const product = useProductName();
  useEffect(() => {
    document.title = title ? `${title} – ${product}` : product;
  }, [title, product]);
}
