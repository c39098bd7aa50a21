import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { useNotify, useTranslate } from 'react-admin';
import { HintedButton } from '../../../kit/parts/HintedButton';

/** Copies something to the clipboard and tells whether that was possible. */
export function CopyButton({ label, copy }: { label: string; copy: () => Promise<void> }) {
  const notify = useNotify();
  const translate = useTranslate();
  const click = async () => {
    try {
      await copy();
      notify(translate('templates.tags.copied'), { type: 'success' });
    } catch {
      notify(translate('templates.tags.notCopied'), { type: 'warning' });
    }
  };
  return (
    <HintedButton aria-label={label} title={label} onClick={() => void click()}>
      <ContentCopyOutlined fontSize="small" />
    </HintedButton>
  );
}
