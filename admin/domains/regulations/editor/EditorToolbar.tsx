import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import UnfoldLessOutlined from '@mui/icons-material/UnfoldLessOutlined';
import UnfoldMoreOutlined from '@mui/icons-material/UnfoldMoreOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { languages } from '@plumbline/resources/language/languages';
import { useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import { LanguageTabs } from '../../../entities/inputs/LanguageTabs';
import { useTextLanguage } from '../../../entities/inputs/TextLanguage';
import { countMissing } from './missingTexts';
import type { Parts } from './partsModel';

interface EditorToolbarProps {
  parts: Parts;
  lastStep: { text: 'removed' | 'changed' } | null;
  isAllFolded: boolean;
  isPreviewOpen: boolean;
  onUndo: () => void;
  onFoldAll: (isFolded: boolean) => void;
  onPreview: () => void;
}

/** Toolbar of the editor: language and missing translations, undo, collapse all, preview. */
export function EditorToolbar({
  parts,
  lastStep,
  isAllFolded,
  isPreviewOpen,
  onUndo,
  onFoldAll,
  onPreview,
}: EditorToolbarProps) {
  const translate = useTranslate();
  const { language, setLanguage } = useTextLanguage();
  const missing = countMissing(useDeferredValue(parts));
  const lacking = languages.filter((one) => missing[one] > 0);
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, mb: 2, minHeight: 40 }}
    >
      <LanguageTabs
        value={language}
        onChange={setLanguage}
        filled={languages.filter((one) => missing[one] === 0)}
      />
      {parts.length > 0 && (
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
        >
          <TranslateOutlined aria-hidden sx={{ fontSize: 16 }} />
          {lacking.length === 0
            ? translate('regulation.editor.allTexts')
            : translate('regulation.editor.missingTexts', {
                list: lacking.map((one) => `${one.slice(0, 2).toUpperCase()} ${missing[one]}`).join(' · '),
              })}
        </Typography>
      )}
      <Stack direction="row" sx={{ flex: 1, justifyContent: 'flex-end', flexWrap: 'wrap', gap: 0.5 }}>
        <Button
          variant="text"
          startIcon={<UndoOutlined />}
          onClick={onUndo}
          disabled={lastStep === null}
          aria-live="polite"
        >
          {translate(
            lastStep?.text === 'removed' ? 'regulation.editor.undoRemoved' : 'regulation.editor.undo',
          )}
        </Button>
        <Button
          variant="text"
          startIcon={isAllFolded ? <UnfoldMoreOutlined /> : <UnfoldLessOutlined />}
          onClick={() => onFoldAll(!isAllFolded)}
          disabled={parts.length === 0}
        >
          {translate(isAllFolded ? 'regulation.editor.unfoldAll' : 'regulation.editor.foldAll')}
        </Button>
        <Button
          variant={isPreviewOpen ? 'contained' : 'outlined'}
          startIcon={<PhoneIphoneOutlined />}
          onClick={onPreview}
          aria-pressed={isPreviewOpen}
          disabled={parts.length === 0}
        >
          {translate('regulation.editor.preview')}
        </Button>
      </Stack>
    </Stack>
  );
}
