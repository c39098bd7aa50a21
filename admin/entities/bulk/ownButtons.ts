import { lazyPart } from '../../kit/parts/lazyPart';
import { type BulkButtonProps, bulkButtons } from './bulkButtons';

/** The domains' bulk buttons, loaded at first use. */
export const ownButtons = bulkButtons.map(({ load, ...button }) => ({
  ...button,
  Component: lazyPart<BulkButtonProps>(load),
}));
