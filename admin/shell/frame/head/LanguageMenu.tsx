import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { Button, MenuItem } from '@mui/material';
import { languages } from '@plumbline/resources/language/languages';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguageChoice } from '../../../data/session/language/useLanguageChoice';
import { languageNames } from '../../../data/words/i18nProvider';
import { ActionMenu } from '../../../kit/parts/ActionMenu';

/** Language menu of the app bar. */
export function LanguageMenu() {
  const translate = useTranslate();
  const { language, choose, question } = useLanguageChoice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        startIcon={<TranslateOutlined />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-label={`${translate('shell.language.label')}: ${language.slice(0, 2).toUpperCase()}`}
        sx={{ minWidth: 0, color: 'text.secondary', '& .MuiButton-startIcon': { mr: 0.5 } }}
      >
        {language.slice(0, 2).toUpperCase()}
      </Button>
      <ActionMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {languages.map((one) => (
          <MenuItem
            key={one}
            lang={one.slice(0, 2)}
            selected={one === language}
            onClick={() => {
              setAnchor(null);
              choose(one);
            }}
          >
            {languageNames[one]}
          </MenuItem>
        ))}
      </ActionMenu>
      {question}
    </>
  );
}
