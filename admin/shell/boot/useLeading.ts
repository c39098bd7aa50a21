import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { boot } from './startBoot';

/**
 * Redirects to the requested screen after the start, replacing the history entry. Synchronous, since the router's
 * default transition renders in small slices, which delays the first screen.
 */
export function useLeading(isThrough: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isThrough) navigate(boot.goal(), { replace: true, flushSync: true });
  }, [isThrough, navigate]);
}
