import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { registrationLink } from '@plumbline/resources/rules/brokers/index';
import { qrModules } from '@plumbline/resources/rules/labels/codeModules';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { saveAs } from '../../../data/files/saveAs';
import { useActor } from '../../../data/session/ActorProvider';
import { DialogFrame } from '../../../kit/parts/DialogFrame';
import { codeSvg } from './codeSvg';
import { printCode } from './printCode';
import { useOwnBrokers } from './useOwnBrokers';

/** Registration link of a broker for its customers, with QR code: to copy, download and print. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const actor = useActor();
  const brokers = useOwnBrokers();
  const [chosen, setChosen] = useState(actor.broker ?? '');
  const [isCopied, setCopied] = useState(false);
  const broker = brokers.find(({ id }) => id === chosen) ?? brokers[0];
  if (!broker) return null;
  const link = registrationLink(window.location.origin, broker);
  const svg = codeSvg(qrModules(link));
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  const download = () =>
    saveAs(new Blob([svg], { type: 'image/svg+xml' }), `${translate('customers.link.file')}.svg`);
  return (
    <DialogFrame
      title={translate('customers.link.title')}
      maxWidth="xs"
      onClose={onClose}
      beginsWithField={brokers.length > 1}
      actions={
        <Button variant="text" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      }
    >
      {brokers.length > 1 && (
        <TextField
          select
          label={translate('customers.broker')}
          value={broker.id}
          onChange={(event) => {
            setChosen(event.target.value);
            setCopied(false);
          }}
        >
          {brokers.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Typography variant="body2" color="text.secondary">
        {translate('customers.link.text')}
      </Typography>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={translate('customers.link.qr')}
        sx={{ width: 200, alignSelf: 'center', borderRadius: 1, backgroundColor: '#fff' }}
      />
      <TextField
        label={translate('customers.link.label')}
        value={link}
        multiline
        slotProps={{ input: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
          {translate(isCopied ? 'customers.link.copied' : 'customers.link.copy')}
        </Button>
        <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={download}>
          {translate('customers.link.download')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<PrintOutlined />}
          onClick={() => printCode({ title: broker.name, svg, link })}
        >
          {translate('customers.link.print')}
        </Button>
      </Stack>
    </DialogFrame>
  );
}
