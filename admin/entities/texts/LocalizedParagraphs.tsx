import { Box } from '@mui/material';
import { type Localized, localizedOrder } from '@plumbline/resources/language/languages';
import { useLanguage } from '../../data/words/useLanguage';

/** A text in the reader's language or the next available one, marked with `lang` for screen readers. */
export function LocalizedParagraphs({ text }: { text: Localized | null }) {
  const language = useLanguage();
  const found = localizedOrder(language).find((one) => text?.[one]);
  if (!found) return null;
  return (
    <Box lang={found.slice(0, 2)} sx={{ whiteSpace: 'pre-line', textWrap: 'pretty', maxWidth: '72ch' }}>
      {text?.[found]}
    </Box>
  );
}
