import { styled } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { Cell, isAbsent } from '../../entities/cells/Cell';
import { showPath } from '../../entities/screenPaths';
import { titleReference } from '../../entities/title/titleOf';
import { useRecordTitle } from '../../entities/title/useRecordTitle';
import { coarse } from '../../kit/theme/large';

/**
 * List of such rows. One style for all of them, with plain elements inside, since they are among the first rendered.
 */
export const NextRows = styled('ul')(({ theme: { breakpoints, large = coarse, palette } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    [breakpoints.up('sm')]: { flexWrap: 'nowrap' },
    gap: '6px 12px',
    padding: '8px 16px',
    borderBottom: `1px solid ${palette.divider}`,
    '&:last-child': { borderBottom: 0 },
    '&:hover': { backgroundColor: palette.action.hover },
  },
  '& .about': { flex: '1 1 148px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .title': {
    display: 'inline-block',
    lineHeight: '24px',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: palette.text.primary,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 10px',
    // The touch areas of the links below must not overlap the one above.
    marginTop: 3,
    fontSize: '0.8125rem',
    color: palette.text.secondary,
    '& a': { position: 'relative', zIndex: 1 },
  },
  '& .state': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    // Aligned to the right also when wrapped below.
    marginLeft: 'auto',
    gap: 6,
    flexShrink: 0,
    fontSize: '0.8125rem',
  },
  [large]: { '& .facts': { marginTop: 4 } },
}));

/** A row with title, facts and due date. */
export function NextRow({
  resource,
  row,
  due,
  facts,
  extra,
}: {
  resource: EntityName;
  row: RaRecord<string>;
  due: string;
  facts: readonly string[];
  extra: ReactNode;
}) {
  const entity = entities[resource];
  const title = useRecordTitle(entity, row);
  const namedBy = titleReference(entity, row)?.name;
  const cell = (name: string) => {
    const field = entity.fields[name];
    return (
      field &&
      !isAbsent(row[name]) && (
        <span key={name}>
          <Cell entity={entity} name={name} field={field} value={row[name]} record={row} place="row" />
        </span>
      )
    );
  };
  return (
    <li>
      <div className="about">
        <Link className="title" to={showPath(entity, row.id)}>
          {title}
        </Link>
        <div className="facts">{facts.filter((name) => name !== namedBy).map(cell)}</div>
      </div>
      <div className="state">
        {cell(due)}
        {extra}
      </div>
    </li>
  );
}
