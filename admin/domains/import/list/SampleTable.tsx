import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { RecognisedList } from '@plumbline/resources/rules/import/importSession';
import { useTranslate } from 'react-admin';

/** The first rows of the list as a table, with the heading row marked. */
export function SampleTable({ list }: { list: RecognisedList }) {
  const translate = useTranslate();
  const { columns, rows, headerRow } = list;
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      aria-label={translate('import.list.caption')}
      sx={{ maxHeight: 440 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{translate('import.list.rowNumber')}</TableCell>
            {columns.map(({ index, letter }) => (
              <TableCell key={index}>{letter}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ row, cells }) => (
            <TableRow key={row} selected={row === headerRow}>
              <TableCell sx={{ color: 'text.secondary' }}>{row}</TableCell>
              {columns.map(({ index }) => {
                const cell = cells[index];
                return (
                  <TableCell
                    key={index}
                    align={typeof cell === 'number' ? 'right' : 'left'}
                    sx={{
                      whiteSpace: 'nowrap',
                      maxWidth: 260,
                      overflow: 'hidden',
                      textOverflow: 'ellipsis',
                      fontWeight: row === headerRow ? 600 : 400,
                    }}
                  >
                    {cell === null || cell === undefined ? '' : String(cell)}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
