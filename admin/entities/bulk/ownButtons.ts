import { lazyPart } from '../../kit/parts/lazyPart';
import { type BulkButtonProps, bulkButtons } from './bulkButtons';

/** The domains' buttons for several rows, each loaded when it is first drawn. */
export const ownButtons = bulkButtons.map(({ load, ...button }) => ({
  ...button,
  Component: lazyPart<BulkButtonProps>(load),
}));
