import { Skeleton } from '@mui/material';
import type { ComponentType } from 'react';
import { lazyPart } from '../../kit/parts/lazyPart';

/** An input in a chunk of its own, for what is heavy and not on every screen; its room is kept until it is there. */
export const lazyInput = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyPart(load, <Skeleton variant="rounded" height={40} />);
