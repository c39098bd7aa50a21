import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, Paper, Portal, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { TourStep } from './tourSteps';
import { usePlace } from './usePlace';

interface TourCardProps {
  step: TourStep;
  number: number;
  count: number;
  onBack: () => void;
  onNext: () => void;
  onEnd: () => void;
}

/**
 * One step: a ring around its target and a card with the explanation. Arrow keys navigate, Escape ends the tour.
 * Not with driver.js: it sets aria-expanded on targets (axe: critical), its close button is always named "Close", it
 * blocks clicks on the page, and it is four times as large.
 */
export function TourCard({ step, number, count, onBack, onNext, onEnd }: TourCardProps) {
  const translate = useTranslate();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const place = usePlace(step, card);
  const isLast = number === count;
  const isPlaced = place !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is announced
  useEffect(() => {
    if (isPlaced) card.current?.focus({ preventScroll: true });
  }, [step, isPlaced]);
  useEffect(() => {
    // Also if the focus is outside of the card.
    const onEscape = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && onEnd();
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [onEnd]);
  const onKeyDown = (event: KeyboardEvent) => {
    const action = { ArrowRight: onNext, ArrowLeft: onBack }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <Portal>
      {place && (
        <Box
          aria-hidden
          sx={{
            position: 'fixed',
            zIndex: 1590,
            pointerEvents: 'none',
            borderRadius: 1.5,
            outline: '3px solid',
            outlineColor: 'secondary.main',
            boxShadow: '0 0 0 200vmax rgba(10, 18, 22, 0.42)',
            left: place.ring.left - 4,
            top: place.ring.top - 4,
            width: place.ring.width + 8,
            height: place.ring.height + 8,
          }}
        />
      )}
      <Paper
        ref={card}
        role="dialog"
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}d`}
        tabIndex={-1}
        elevation={8}
        onKeyDown={onKeyDown}
        sx={{
          position: 'fixed',
          zIndex: 1600,
          left: place?.card.left ?? 8,
          top: place?.card.top ?? 64,
          visibility: place ? 'visible' : 'hidden',
          width: 'min(360px, calc(100vw - 16px))',
          maxHeight: `calc(100dvh - ${(place?.card.top ?? 64) + 8}px)`,
          overflowY: 'auto',
          p: 2,
          outline: 'none',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
          <Box>
            <Typography variant="caption" color="text.secondary" component="p">
              {translate('dashboard.tour.step', { number, count })}
            </Typography>
            <Typography id={`${id}t`} variant="h2">
              {translate(`dashboard.tour.${step.name}.title`)}
            </Typography>
          </Box>
          <IconButton
            aria-label={translate('dashboard.tour.skip')}
            onClick={onEnd}
            sx={{ mt: -0.75, mr: -0.75 }}
          >
            <CloseOutlined />
          </IconButton>
        </Stack>
        <Typography id={`${id}d`} variant="body2" sx={{ mt: 0.75, mb: 1.75 }}>
          {translate(`dashboard.tour.${step.name}.text`)}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          {!isLast && (
            <Button variant="text" color="inherit" onClick={onEnd} sx={{ mr: 'auto' }}>
              {translate('dashboard.tour.skip')}
            </Button>
          )}
          {number > 1 && (
            <Button variant="outlined" onClick={onBack}>
              {translate('dashboard.tour.back')}
            </Button>
          )}
          <Button variant="contained" onClick={onNext}>
            {translate(isLast ? 'shell.action.done' : 'dashboard.tour.next')}
          </Button>
        </Stack>
      </Paper>
    </Portal>
  );
}
