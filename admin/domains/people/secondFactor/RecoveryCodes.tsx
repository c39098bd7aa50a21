import { Alert, Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { printInFrame } from '../../../kit/behaviour/printInFrame';
import { useProductName } from '../../../kit/theme/brand/useProductName';

/** The recovery codes, shown once: to copy, download and print. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const product = useProductName();
  const title = translate('secondFactor.recovery.title');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${product}\n${title}\n\n${codes.join('\n')}\n`)}`;
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning">{translate('secondFactor.recovery.once')}</Alert>
      <Box
        component="ul"
        aria-label={title}
        sx={{
          m: 0,
          p: 1.5,
          columns: '2 9rem',
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontFamily: 'monospace',
          fontSize: '1.05rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {translate(isCopied ? 'secondFactor.recovery.copied' : 'secondFactor.recovery.copy')}
        </Button>
        <Button variant="outlined" component="a" href={file} download="recovery-codes.txt">
          {translate('secondFactor.recovery.download')}
        </Button>
        <Button variant="outlined" onClick={() => printCodes(`${product}: ${title}`, codes)}>
          {translate('secondFactor.recovery.print')}
        </Button>
      </Stack>
    </Stack>
  );
}

function printCodes(title: string, codes: readonly string[]): void {
  printInFrame(title, (page) => {
    const list = page.createElement('pre');
    list.textContent = codes.join('\n');
    return [list];
  });
}
