import { Box, Typography } from '@mui/material';
import type { EntityName } from '@plumbline/resources/language/names';
import { ownButtons } from './ownButtons';

interface NewRowsProps {
  resource: EntityName;
  ids: readonly string[];
  /** Label of the group, for example "3 new entries". */
  title: string;
}

/** Whether there are actions for newly created rows of the entity. */
export const hasOfferForNew = (resource: EntityName): boolean => offersFor(resource).length > 0;

/** Actions for rows just created or imported, such as printing their labels; nothing without any. */
export function NewRows({ resource, ids, title }: NewRowsProps) {
  const offers = offersFor(resource);
  if (offers.length === 0 || ids.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography>{title}</Typography>
      {offers.map(({ Component }, index) => (
        // The list is fixed; an offer's place is its identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Component key={index} ids={ids} />
      ))}
    </Box>
  );
}

const offersFor = (resource: EntityName) =>
  ownButtons.filter((button) => button.isForNew === true && button.resource === resource);
