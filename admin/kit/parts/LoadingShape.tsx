import { Skeleton, type SkeletonProps } from '@mui/material';

interface LoadingShapeProps extends Pick<SkeletonProps, 'variant' | 'height' | 'sx'> {
  label: string;
  /** `img` and not `status`: a placeholder among others must not be announced. */
  role?: 'status' | 'img';
}

/** A skeleton with an accessible name, which needs a role. */
export const LoadingShape = ({
  label,
  role = 'status',
  variant = 'rounded',
  ...place
}: LoadingShapeProps) => <Skeleton {...place} variant={variant} role={role} aria-label={label} />;
