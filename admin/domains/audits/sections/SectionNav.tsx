import CheckRounded from '@mui/icons-material/CheckRounded';
import { Box, ButtonBase } from '@mui/material';
import {
  type AuditContent,
  type ChecklistPart,
  isApplicable,
} from '@plumbline/resources/entities/checkpoints/checklistParts';
import { localized } from '@plumbline/resources/language/languages';
import { missingCheckpoints, partProgress } from '@plumbline/resources/rules/audits/auditProgress';
import { memo, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../../data/words/useLanguage';
import { large } from '../../../kit/theme/large';
import { jumpTo } from './jumpTo';
import { sectionAnchor } from './sectionAnchor';
import { useActiveSection } from './useActiveSection';

interface SectionNavProps {
  content: AuditContent;
  isUpright?: boolean;
}
export const closingAnchor = 'section-closing';

/** Navigation to the parts of the checklist, with the progress of each. */
export const SectionNav = memo(function SectionNav({ content, isUpright = false }: SectionNavProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const parts = content.parts ?? [];
  const active = useActiveSection([...parts.map((part) => sectionAnchor(part.id)), closingAnchor]);
  return (
    <Box
      component="nav"
      aria-label={translate('audit.sections')}
      sx={
        isUpright
          ? { display: 'flex', flexDirection: 'column', gap: 0.25 }
          : {
              display: 'flex',
              gap: 0.75,
              overflowX: 'auto',
              px: 2,
              py: 1,
              scrollbarWidth: 'none',
              '&::-webkit-scrollbar': { display: 'none' },
            }
      }
    >
      {parts.map((part, index) => (
        <NavButton
          key={part.id}
          anchor={sectionAnchor(part.id)}
          isActive={active === sectionAnchor(part.id)}
          isUpright={isUpright}
          name={`${index + 1}. ${localized(part.name, language)}`}
          count={countOf(content, part)}
          isDone={isDone(content, part)}
        />
      ))}
      <NavButton
        anchor={closingAnchor}
        isActive={active === closingAnchor}
        isUpright={isUpright}
        name={translate('audit.closing')}
        count=""
        isDone={false}
      />
    </Box>
  );
});

function countOf(content: AuditContent, part: ChecklistPart): string {
  if (!isApplicable(part, content.notApplicableParts)) return '–';
  const { answered, total } = partProgress(content, part);
  return `${answered}/${total}`;
}

/** Whether everything is answered and nothing required by an answer is missing. */
function isDone(content: AuditContent, part: ChecklistPart): boolean {
  const { answered, total } = partProgress(content, part);
  return answered === total && !missingCheckpoints(content).some((missing) => missing.part.id === part.id);
}

interface NavButtonProps {
  anchor: string;
  name: string;
  count: string;
  isActive: boolean;
  isDone: boolean;
  isUpright: boolean;
}

const NavButton = memo(function NavButton({
  anchor,
  name,
  count,
  isActive,
  isDone,
  isUpright,
}: NavButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const row = button.current?.parentElement;
    // Scrolls only the row itself; scrolling the page would disturb the user's own scrolling.
    if (isActive && row && !isUpright)
      row.scrollTo?.({ left: (button.current?.offsetLeft ?? 0) - 16, behavior: 'smooth' });
  }, [isActive, isUpright]);
  return (
    <ButtonBase
      ref={button}
      onClick={() => jumpTo(anchor)}
      aria-current={isActive ? 'true' : undefined}
      sx={(theme) => ({
        fontFamily: 'inherit',
        flexShrink: 0,
        gap: 0.75,
        minHeight: isUpright ? 36 : 44,
        [large(theme)]: { minHeight: 44 },
        px: 1.5,
        borderRadius: isUpright ? '6px' : '22px',
        fontSize: '0.875rem',
        fontWeight: isActive ? 600 : 500,
        whiteSpace: isUpright ? 'normal' : 'nowrap',
        justifyContent: isUpright ? 'space-between' : 'center',
        textAlign: 'left',
        lineHeight: 1.25,
        py: isUpright ? 0.5 : 0,
        border: isUpright
          ? 'none'
          : `1px solid ${isActive ? theme.palette.primary.main : theme.palette.divider}`,
        backgroundColor: isActive
          ? isUpright
            ? theme.palette.action.selected
            : theme.palette.primary.main
          : isUpright
            ? 'transparent'
            : theme.palette.background.paper,
        color: isActive && !isUpright ? theme.palette.primary.contrastText : theme.palette.text.primary,
      })}
    >
      <span>{name}</span>
      {count && (
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.25,
            opacity: isActive && !isUpright ? 1 : 0.85,
            fontWeight: 500,
          }}
        >
          {isDone && <CheckRounded aria-hidden sx={{ fontSize: 17 }} />}
          {count}
        </Box>
      )}
    </ButtonBase>
  );
});
