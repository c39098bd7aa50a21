import { Skeleton, type SkeletonProps } from '@mui/material';

interface LoadingShapeProps extends Pick<SkeletonProps, 'variant' | 'height' | 'sx'> {
  label: string;
  /** A picture among others is no news: it is `img`. */
  role?: 'status' | 'img';
}

/** Where something will stand, and in words that it is on its way: only a role may be named. */
export const LoadingShape = ({
  label,
  role = 'status',
  variant = 'rounded',
  ...place
}: LoadingShapeProps) => <Skeleton {...place} variant={variant} role={role} aria-label={label} />;
