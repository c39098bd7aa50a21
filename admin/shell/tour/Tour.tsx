import { Box } from '@mui/material';
import { boardsOf } from '@plumbline/resources/rules/dashboard/figures';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useActor } from '../../data/session/ActorProvider';
import { TourCard } from './TourCard';
import { stepsFor, type TourStep, targetOf } from './tourSteps';

const isShown = (target: string): boolean => targetOf({ name: '', targets: [target] }) !== undefined;

/** Product tour on the dashboard; its steps are determined when the dashboard is rendered. */
export function Tour({ onEnd }: { onEnd: () => void }) {
  const [board] = boardsOf(useActor());
  const isComing = useIsFetching({ queryKey: ['dashboard'] }) > 0;
  const [steps, setSteps] = useState<TourStep[]>();
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (isComing || steps) return;
    // After the screen has rendered the data.
    const frame = requestAnimationFrame(() => setSteps(stepsFor(board, isShown)));
    return () => cancelAnimationFrame(frame);
  }, [isComing, steps, board]);
  useReturnedFocus();
  const step = steps?.[index];
  if (!steps) return null;
  if (!step) return <End onEnd={onEnd} />;
  return (
    <Box data-testid="tour">
      <TourCard
        step={step}
        number={index + 1}
        count={steps.length}
        onBack={() => setIndex(Math.max(0, index - 1))}
        onNext={() => (index + 1 < steps.length ? setIndex(index + 1) : onEnd())}
        onEnd={onEnd}
      />
    </Box>
  );
}

/** Ends a tour without steps. */
function End({ onEnd }: { onEnd: () => void }) {
  useEffect(onEnd, [onEnd]);
  return null;
}

/** Restores the focus after the tour. */
function useReturnedFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}
