import { Skeleton } from '@mui/material';
import type { ComponentType } from 'react';
import { lazyPart } from '../../kit/parts/lazyPart';

/** An input in a separate chunk; a placeholder of its size is shown until it is loaded. */
export const lazyInput = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyPart(load, <Skeleton variant="rounded" height={40} />);
