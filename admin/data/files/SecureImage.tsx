import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import { Box, ButtonBase, type SxProps, type Theme } from '@mui/material';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadingShape } from '../../kit/parts/LoadingShape';
import type { FilePlace } from './fileAddress';
import { Lightbox } from './Lightbox';
import { MarksOverlay } from './MarksOverlay';
import { useFileContent } from './useFileContent';

interface SecureImageProps {
  place: FilePlace;
  file: FileValue;
  size?: number | string;
  fit?: 'cover' | 'contain';
  canEnlarge?: boolean;
  /** Instead of enlarging it; with the name of the button. */
  open?: { label: string; onOpen: () => void };
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
  open,
  alt = file.caption || file.name,
  sx,
}: SecureImageProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<{ width: number; height: number } | null>(null);
  const { url, isPending, error } = useFileContent(place, file.hash, 'thumb');
  const box: SxProps<Theme> = [
    {
      position: 'relative',
      width: size,
      height: size,
      borderRadius: 1,
      overflow: 'hidden',
      flexShrink: 0,
      display: 'block',
    },
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
  const marks = file.marks ?? [];
  const picture = (
    <>
      <Box
        component="img"
        src={url}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setShown({ width: naturalWidth, height: naturalHeight })
        }
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
      {shown && marks.length > 0 && <MarksOverlay marks={marks} picture={shown} fit={fit} />}
    </>
  );
  if (!canEnlarge) return <Box sx={box}>{picture}</Box>;
  return (
    <>
      <ButtonBase
        onClick={(event) => {
          event.stopPropagation();
          if (open) open.onOpen();
          else setOpen(true);
        }}
        aria-label={open?.label ?? translate('shell.files.enlarge', { name: file.name })}
        sx={box}
      >
        {picture}
      </ButtonBase>
      {isOpen && <Lightbox place={place} file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
