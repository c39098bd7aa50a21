import type { Session } from './sessionParts';
import { type Inactivity, watchInactivity } from './watchInactivity';

const key = 'plumbline-last-activity';
const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Watches for user activity while somebody is signed in, and locks the screen after inactivity. */
export function lockWhenInactive(session: Session): Pick<Inactivity, 'look'> {
  let watch: Inactivity | null = null;
  const begin = () => {
    // After unlocking the timer restarts.
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

/** Stored for all tabs and across restarts; without storage for this tab only. */
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
        // Storage may be denied (private window) or full.
      }
    },
  };
}
