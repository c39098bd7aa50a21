import PostAddOutlined from '@mui/icons-material/PostAddOutlined';
import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  IconButton,
  InputAdornment,
  List,
  ListItemButton,
  ListItemText,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { memo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../kit/parts/DialogFrame';
import { suggestedModules, withModule } from './fittingModules';
import { ModuleSuggestions } from './ModuleSuggestions';
import { useFittingModules } from './useFittingModules';

interface TextWithModulesProps {
  label: string;
  value: string;
  max: number;
  /** Text modules of this category, of its parent categories and of no category are offered. */
  category: string | null;
  isDisabled?: boolean;
  isRequired?: boolean;
  problem?: string | undefined;
  minRows?: number;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** Multi-line text field into which text modules can be inserted. */
export const TextWithModules = memo(function TextWithModules({
  label,
  value,
  max,
  category,
  isDisabled = false,
  isRequired = false,
  problem,
  minRows = 2,
  onChange,
  onBlur,
}: TextWithModulesProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const modules = useFittingModules(category);
  const suggested = isFocused && !isDisabled ? suggestedModules(value, modules) : [];
  // Shows a message when the text had to be cut off.
  const put = (text: string) => {
    setCut(text.length > max);
    onChange(text.slice(0, max));
  };
  return (
    <Box ref={field}>
      <TextField
        label={label}
        value={value}
        multiline
        minRows={minRows}
        maxRows={10}
        disabled={isDisabled}
        required={isRequired}
        error={Boolean(problem) || isCut}
        // A line is kept free for the problem of a required text, so that nothing moves when it appears.
        helperText={
          problem ?? (isCut ? translate('audit.modules.cut', { max }) : isRequired ? ' ' : undefined)
        }
        onChange={(event) => put(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          onBlur?.();
        }}
        slotProps={{
          formHelperText: problem || isCut ? { role: 'alert' } : {},
          input: isDisabled
            ? {}
            : { endAdornment: <ModuleButton label={label} onOpen={() => setOpen(true)} /> },
        }}
      />
      <ModuleSuggestions
        anchor={field}
        modules={suggested}
        onPick={(content) => put(withModule(value, content))}
      />
      {isOpen && (
        <ModuleDialog
          category={category}
          onClose={() => setOpen(false)}
          onPick={(text) => {
            setOpen(false);
            put([value.trimEnd(), text].filter(Boolean).join(' '));
          }}
        />
      )}
    </Box>
  );
});

function ModuleButton({ label, onOpen }: { label: string; onOpen: () => void }) {
  const translate = useTranslate();
  return (
    <InputAdornment
      position="end"
      sx={{ alignSelf: 'flex-start', height: 'auto', maxHeight: 'none', mt: -0.5 }}
    >
      <Tooltip title={translate('audit.modules.open')}>
        <IconButton
          edge="end"
          onClick={onOpen}
          aria-label={`${label}: ${translate('audit.modules.open')}`}
          sx={{ width: 44, height: 44, color: 'primary.main' }}
        >
          <PostAddOutlined />
        </IconButton>
      </Tooltip>
    </InputAdornment>
  );
}

function ModuleDialog({
  category,
  onPick,
  onClose,
}: {
  category: string | null;
  onPick: (text: string) => void;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const [query, setQuery] = useState('');
  const fitting = useFittingModules(category, query);
  return (
    <DialogFrame
      title={translate('audit.modules.title')}
      maxWidth="sm"
      fillsPhone
      onClose={onClose}
      actions={null}
    >
      <DialogContent dividers sx={{ p: 0 }}>
        <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: 1 }}>
          <TextField
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            label={translate('audit.modules.search')}
            type="search"
          />
        </Box>
        <List disablePadding aria-label={translate('audit.modules.title')}>
          {fitting.map((module) => (
            <li key={module.id}>
              <ListItemButton
                onClick={() => onPick(module.content)}
                sx={{ minHeight: 52, px: { xs: 2, sm: 3 } }}
              >
                <ListItemText
                  primary={module.content}
                  secondary={module.author ? translate('audit.modules.own') : undefined}
                />
              </ListItemButton>
            </li>
          ))}
        </List>
        {fitting.length === 0 && (
          <Typography color="text.secondary" sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
            {translate(query ? 'audit.modules.notFound' : 'audit.modules.none')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </DialogFrame>
  );
}
