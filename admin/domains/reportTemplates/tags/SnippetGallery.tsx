import { Box, List, ListItem, Stack, Typography } from '@mui/material';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { snippetsFor, type TemplateSnippet } from '@plumbline/resources/rules/reports/templateSnippets';
import { useTranslate } from 'react-admin';
import { CopyButton } from './CopyButton';
import { copySnippet } from './copySnippet';

/** Building blocks, copied as a table that Word and Writer paste. */
export function SnippetGallery({ kind }: { kind: ReportKind }) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 2 }}>
        {translate('templates.snippets.hint')}
      </Typography>
      <List dense>
        {snippetsFor(kind).map((snippet) => (
          <SnippetRow key={snippet.name} snippet={snippet} />
        ))}
      </List>
    </>
  );
}

function SnippetRow({ snippet }: { snippet: TemplateSnippet }) {
  const translate = useTranslate();
  const name = translate(`templates.snippets.name.${snippet.name}`);
  return (
    <ListItem divider sx={{ gap: 1, alignItems: 'start' }}>
      <Stack sx={{ minWidth: 0, flex: 1, gap: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {name}
        </Typography>
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={name}>
          <Box
            component="table"
            sx={{
              borderCollapse: 'collapse',
              fontSize: 11,
              fontFamily: 'monospace',
              '& td': { border: 1, borderColor: 'divider', p: 0.5 },
            }}
          >
            <tbody>
              {snippet.rows.map((cells, row) => (
                <tr key={`${String(row)} ${cells.join()}`}>
                  {cells.map((cell, column) => (
                    <td key={`${String(column)} ${cell}`}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      </Stack>
      <CopyButton label={translate('templates.snippets.copy', { name })} copy={() => copySnippet(snippet)} />
    </ListItem>
  );
}
