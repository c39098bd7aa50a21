import type { Session } from './sessionParts';
import { type Inactivity, watchInactivity } from './watchInactivity';

const key = 'plumbline-last-activity';
const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Watches this tab for signs of life once somebody is signed in, and locks the screen when they have stopped. */
export function lockWhenInactive(session: Session): Pick<Inactivity, 'look'> {
  let watch: Inactivity | null = null;
  const begin = () => {
    // After unlocking the clock runs anew.
    if (watch) {
      watch.look();
      return;
    }
    const { state } = session.status();
    if (state !== 'signedIn' && state !== 'offline') return;
    watch = watchInactivity({
      now: () => Date.now(),
      later: (milliseconds, work) => {
        const timer = window.setTimeout(work, milliseconds);
        return () => window.clearTimeout(timer);
      },
      lastActivity: keptMoment(),
      isLocked: session.isLocked,
      lock: session.lock,
      provenAt: session.provenAt,
    });
    for (const sign of signsOfLife)
      window.addEventListener(sign, watch.active, { capture: true, passive: true });
  };
  session.subscribe(begin);
  return { look: () => watch?.look() };
}

/** Kept for all tabs, and when the browser is closed; where nothing may be kept, for this tab alone. */
function keptMoment() {
  let own: number | null = null;
  return {
    read: () => {
      try {
        const text = localStorage.getItem(key);
        return text === null ? own : Number(text);
      } catch {
        return own;
      }
    },
    write: (at: number) => {
      own = at;
      try {
        localStorage.setItem(key, String(at));
      } catch {
        // Private windows refuse it, and full disks do.
      }
    },
  };
}
