import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import AddCommentOutlined from '@mui/icons-material/AddCommentOutlined';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Says what the answer still requires: a photo, a comment or both. */
export function DemandNote({ unmet, isMissing }: { unmet: string; isMissing: boolean }) {
  const translate = useTranslate();
  const Icon = unmet === 'comment' ? AddCommentOutlined : AddAPhotoOutlined;
  return (
    <Typography
      variant="body2"
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        fontWeight: 550,
        color: isMissing ? 'error.main' : 'text.primary',
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 18 }} />
      {translate(`audit.demand.${unmet.replace(' ', '_')}`)}
    </Typography>
  );
}
