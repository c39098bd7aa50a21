import { type ReactNode, useState } from 'react';
import { isChunkError } from '../../../kit/behaviour/isChunkError';
import { fatalStyles } from './fatalStyles';
import { type FatalWord, fatalLanguage, fatalWord } from './fatalWords';
import { isWindowDark } from './isWindowDark';
import { useRescue } from './useRescue';

interface FatalScreenProps {
  error?: unknown;
  /** The local store cannot be opened; all else works. */
  isStore?: boolean;
  /** Continues without it. */
  onGoOn?: () => void;
}

/**
 * Screen of last resort: shows the error, a way back, and saves unsent changes first. Depends neither on react-admin
 * nor on the theme nor on lazy chunks.
 */
export function FatalScreen({ error, isStore = false, onGoOn }: FatalScreenProps): ReactNode {
  const [language] = useState(fatalLanguage);
  const [isDark] = useState(isWindowDark);
  const rescue = useRescue();
  const { found, isSaved, isBusy, problem } = rescue;
  const word = (key: FatalWord, count?: number) => fatalWord(language, key, count);
  const kind = kindOf(error, isStore);
  const waits = typeof found === 'object' && found.count > 0;
  const isLost = found === 'unknown' || (typeof found === 'object' && found.unreadable > 0);
  const isResetOffered = found !== 'looking' && (!waits || isSaved);
  return (
    <main className={isDark ? 'fatal dark' : 'fatal'} lang={language.slice(0, 2)}>
      <style>{fatalStyles}</style>
      <div role="alert">
        <h1>{word(kind === 'fault' ? 'title' : `${kind}Title`)}</h1>
        <p>{word(kind === 'fault' ? 'text' : `${kind}Text`)}</p>
      </div>
      <p>
        <button
          type="button"
          className="fatal-main"
          disabled={isBusy}
          onClick={() => window.location.reload()}
        >
          {word('reload')}
        </button>
        {onGoOn && (
          <button type="button" disabled={isBusy} onClick={onGoOn}>
            {word('goOn')}
          </button>
        )}
      </p>
      {(kind === 'fault' || kind === 'store') && (
        <section aria-busy={isBusy}>
          {waits && <p className="fatal-strong">{word('waiting', found.count)}</p>}
          {found === 'unknown' && <p className="fatal-strong">{word('unknown')}</p>}
          {typeof found === 'object' && found.unreadable > 0 && (
            <p className="fatal-strong">{word('lost', found.unreadable)}</p>
          )}
          {typeof found === 'object' && found.count === 0 && found.unreadable === 0 && (
            <p>{word('nothing')}</p>
          )}
          {isSaved && waits && <p role="status">{word('saved')}</p>}
          <p>
            {waits && (
              <button type="button" disabled={isBusy} onClick={() => void rescue.save()}>
                {word('save')}
              </button>
            )}
            {isResetOffered && (
              <button
                type="button"
                className="fatal-danger"
                disabled={isBusy}
                onClick={() => void rescue.reset()}
              >
                {word(isLost ? 'resetAnyway' : waits ? 'resetNow' : 'reset')}
              </button>
            )}
          </p>
          {isBusy && <p role="status">{word('busy')}</p>}
          {problem && <p role="alert">{word(problem)}</p>}
        </section>
      )}
      {error instanceof Error && (
        <details>
          <summary>{word('details')}</summary>
          <pre>{error.message}</pre>
        </details>
      )}
    </main>
  );
}

function kindOf(error: unknown, isStore: boolean): 'fault' | 'store' | 'chunk' | 'offline' {
  if (isStore) return 'store';
  if (!isChunkError(error)) return 'fault';
  return navigator.onLine ? 'chunk' : 'offline';
}
