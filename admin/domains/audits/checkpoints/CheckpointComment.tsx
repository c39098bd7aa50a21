import AddCommentOutlined from '@mui/icons-material/AddCommentOutlined';
import { Box, Button } from '@mui/material';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextWithModules } from '../TextWithModules';

interface CheckpointCommentProps {
  value: string;
  category: string | null;
  isDisabled: boolean;
  /** Shows the field at once, where the answer is negative. */
  isWanted: boolean;
  onChange: (comment: string) => void;
  onBlur: () => void;
}

/** Comment field, collapsed to a button until there is a comment or one is expected. */
export const CheckpointComment = memo(function CheckpointComment({
  value,
  category,
  isDisabled,
  isWanted,
  onChange,
  onBlur,
}: CheckpointCommentProps) {
  const translate = useTranslate();
  const [isOpened, setOpened] = useState(false);
  if (!isOpened && !isWanted && value === '') {
    if (isDisabled) return null;
    return (
      <Button
        variant="text"
        startIcon={<AddCommentOutlined />}
        onClick={() => setOpened(true)}
        sx={{ minHeight: 44 }}
      >
        {translate('audit.comment.add')}
      </Button>
    );
  }
  return (
    <Box sx={{ flex: '1 1 100%', pl: isDisabled ? 0 : 1, pt: 0.75 }}>
      <TextWithModules
        label={translate('audit.comment.label')}
        value={value}
        max={2000}
        category={category}
        isDisabled={isDisabled}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Box>
  );
});
