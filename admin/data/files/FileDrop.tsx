import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, CircularProgress, Typography } from '@mui/material';
import type { FilesOptions, FileValue } from '@plumbline/resources/language/fields/field';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFileTarget } from '../../kit/behaviour/useFileTarget';
import { FilePicker } from '../../kit/parts/FilePicker';
import { ProblemList } from '../../kit/parts/ProblemList';
import { errorMessage } from '../errors';
import { useFormat } from '../words';
import { acceptedTypes, offeredFiles, tooLarge, typeOfFile } from './accepted';
import { uploadFile } from './uploadFile';

interface FileDropProps {
  accept?: FilesOptions['accept'];
  isMultiple?: boolean;
  label: string;
  /** The server's upload limit, from the session. */
  maxUploadMb: number | undefined;
  /** Pictures are sent and kept in full resolution; they may be four times as large. */
  keepsOriginal?: boolean | undefined;
  onUploaded: (files: FileValue[]) => void;
}

/** Uploads files chosen by button or drop; lists those refused, with the reason. */
export function FileDrop(props: FileDropProps) {
  const { accept, isMultiple = false, label, maxUploadMb, keepsOriginal = false, onUploaded } = props;
  const translate = useTranslate();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<string[]>([]);
  const types = acceptedTypes(accept);

  const take = async (chosen: readonly File[]) => {
    const files = isMultiple ? chosen : chosen.slice(0, 1);
    setProblems([]);
    setWaiting(files.length);
    const done: FileValue[] = [];
    for (const file of files) {
      const excess = tooLarge(file.size, maxUploadMb, keepsOriginal ? 4 : 1);
      const problem = !types.includes(typeOfFile(file))
        ? translate('errors.UNSUPPORTED_FILE')
        : excess
          ? translate('shell.files.tooLarge', { max: format.bytes(excess.maxMb * 1_000_000) })
          : undefined;
      try {
        if (problem) throw new RefusedFile(problem);
        done.push(await uploadFile(file, { keepsOriginal }));
      } catch (error) {
        const reason = error instanceof RefusedFile ? error.message : errorMessage(error, translate);
        setProblems((known) => [...known, `${file.name}: ${reason}`]);
      }
      setWaiting((count) => count - 1);
    }
    if (done.length > 0) onUploaded(done);
  };
  const drop = useFileTarget((files) => void take(files));
  const Icon = accept === 'image' ? AddPhotoAlternateOutlined : UploadFileOutlined;
  return (
    <Box>
      <Box
        {...drop.target}
        sx={{
          ...drop.sx,
          borderWidth: 1,
          px: 1,
          py: 0.75,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          flexWrap: 'wrap',
        }}
      >
        <Button
          variant="text"
          startIcon={waiting > 0 ? <CircularProgress size={16} /> : <Icon />}
          disabled={waiting > 0}
          onClick={() => input.current?.click()}
          aria-label={`${label}: ${translate(isMultiple ? 'shell.files.addMany' : 'shell.files.add')}`}
        >
          {waiting > 0
            ? translate('shell.files.uploading', { smart_count: waiting })
            : translate(isMultiple ? 'shell.files.addMany' : 'shell.files.add')}
        </Button>
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{ '@media (pointer: coarse)': { display: 'none' } }}
        >
          {translate('shell.files.orDrop')}
        </Typography>
        <FilePicker
          picker={input}
          accept={offeredFiles(accept)}
          isMultiple={isMultiple}
          onFiles={(files) => void take(files)}
        />
      </Box>
      <ProblemList problems={problems} />
    </Box>
  );
}

class RefusedFile extends Error {}
