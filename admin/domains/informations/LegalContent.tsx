import { Box, Link, Typography } from '@mui/material';
import type { Language } from '@plumbline/resources/language/languages';
import { legalBlocks } from '@plumbline/resources/rules/legal/legalBlocks';
import type { ReactNode } from 'react';

/** A legal text with working links. */
export function LegalContent({ content, language }: { content: string; language: Language }) {
  return (
    <Box lang={language.slice(0, 2)} sx={{ maxWidth: '68ch', overflowWrap: 'anywhere', hyphens: 'auto' }}>
      {legalBlocks(content).map((block, index) => {
        // The blocks never change order, so the index is a stable key.
        const key = `${index}`;
        if (block.type === 'list')
          return (
            <Box key={key} component="ul" sx={{ my: 1, pl: 2.5, '& li': { mb: 0.5 } }}>
              {block.items.map((item) => (
                <li key={item}>{withLinks(item)}</li>
              ))}
            </Box>
          );
        if (block.type === 'heading')
          return (
            <Typography key={key} variant="h2" sx={{ mt: 3, mb: 0.75 }}>
              {block.text}
            </Typography>
          );
        return (
          <Typography key={key} sx={{ my: 1 }}>
            {withLinks(block.text)}
          </Typography>
        );
      })}
    </Box>
  );
}

const address = /(https?:\/\/[^\s,;]*[^\s,;.)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

function withLinks(text: string): ReactNode[] {
  return text.split(address).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Link key={part} underline="always" href={part.includes('://') ? part : `mailto:${part}`}>
        {part}
      </Link>
    ),
  );
}
