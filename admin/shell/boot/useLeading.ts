import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { boot } from './startBoot';

/**
 * Leads to the screen that was asked for, once the start is through; nobody comes back to where it led from. At once: what
 * the router does by itself is drawn in small pieces beside all else, for which an app that only begins has no need.
 */
export function useLeading(isThrough: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isThrough) navigate(boot.goal(), { replace: true, flushSync: true });
  }, [isThrough, navigate]);
}
