import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import { Box, ButtonBase, type SxProps, type Theme } from '@mui/material';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadingShape } from '../../kit/parts/LoadingShape';
import type { FilePlace } from './fileAddress';
import { Lightbox } from './Lightbox';
import { useFileContent } from './useFileContent';

interface SecureImageProps {
  place: FilePlace;
  file: FileValue;
  size?: number | string;
  fit?: 'cover' | 'contain';
  canEnlarge?: boolean;
  /** Alternative text; default: the file's name. */
  alt?: string;
  sx?: SxProps<Theme>;
}

/** A picture of a record: a thumbnail that opens in full size. */
export function SecureImage({
  place,
  file,
  size = 96,
  fit = 'cover',
  canEnlarge = true,
  alt = file.name,
  sx,
}: SecureImageProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { url, isPending, error } = useFileContent(place, file.hash, 'thumb');
  const box: SxProps<Theme> = [
    { width: size, height: size, borderRadius: 1, overflow: 'hidden', flexShrink: 0, display: 'block' },
    ...(Array.isArray(sx) ? sx : [sx]),
  ];
  if (isPending)
    return (
      <LoadingShape variant="rectangular" role="img" sx={box} label={translate('shell.files.loading')} />
    );
  if (error || !url) {
    const missing = translate('shell.files.notLoaded', { name: file.name });
    return (
      <Box
        role="img"
        aria-label={missing}
        title={missing}
        sx={[
          {
            display: 'grid',
            placeContent: 'center',
            color: 'text.secondary',
            backgroundColor: 'action.selected',
          },
          { width: size, height: size, borderRadius: 1 },
        ]}
      >
        <BrokenImageOutlined />
      </Box>
    );
  }
  const picture = (
    <Box
      component="img"
      src={url}
      alt={alt}
      draggable={false}
      sx={{
        width: '100%',
        height: '100%',
        objectFit: fit,
        display: 'block',
        // With `contain`, the area left free stays transparent.
        ...(fit === 'cover' && { backgroundColor: 'background.default' }),
      }}
    />
  );
  if (!canEnlarge) return <Box sx={box}>{picture}</Box>;
  return (
    <>
      <ButtonBase
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
        aria-label={translate('shell.files.enlarge', { name: file.name })}
        sx={box}
      >
        {picture}
      </ButtonBase>
      {isOpen && <Lightbox place={place} file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
