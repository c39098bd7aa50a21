import { useTheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useActor } from '../../data/session/ActorProvider';
import { keepLastScreen } from '../../data/session/lastScreen/keepLastScreen';
import { session } from '../../data/session/session';
import { useLanguage } from '../../data/words/useLanguage';
import { whenIdle } from '../../kit/behaviour/whenIdle';

/** Milliseconds between checks whether the screen is complete, and their maximum number. */
const [again, most] = [1500, 6];

/** Tells `public/lastScreen.js` that the dashboard is rendered, and stores a snapshot of it for the next start. */
export function KeptForNextTime({ content }: { content: object | undefined }) {
  const actor = useActor();
  const language = useLanguage();
  const { mode } = useTheme().palette;
  const isComplete = content !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is another picture
  useEffect(() => {
    // Data of a mirrored account must not be stored on the support's device.
    if (!isComplete || actor.mirroring) return;
    let tries = 0;
    let isGone = false;
    let timer = setTimeout(look, again);
    function look(): void {
      whenIdle(() => {
        const root = document.getElementById('root');
        if (isGone || !root || session.isLocked()) return;
        tries += 1;
        if (!keepLastScreen(root, actor, { language, mode }) && tries < most) timer = setTimeout(look, again);
      });
    }
    return () => {
      clearTimeout(timer);
      isGone = true;
    };
  }, [isComplete, content, actor, language, mode]);
  return <span hidden data-dashboard={isComplete ? 'complete' : 'coming'} />;
}
