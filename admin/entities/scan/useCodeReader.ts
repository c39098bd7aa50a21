import { type RefObject, useEffect, useRef } from 'react';
import { readCode } from './readCode';

const pause = 180;

/** Scans the video a few times a second until it finds a code that is not to be ignored. */
export function useCodeReader(
  video: RefObject<HTMLVideoElement | null>,
  isRunning: boolean,
  onRead: (code: string) => void,
  isIgnored: (code: string) => boolean = () => false,
): void {
  const report = useRef(onRead);
  report.current = onRead;
  const ignored = useRef(isIgnored);
  ignored.current = isIgnored;
  useEffect(() => {
    if (!isRunning) return;
    let timer: number | undefined;
    let isDone = false;
    const canvas = document.createElement('canvas');
    const look = async () => {
      const code = await readFrame(video.current, canvas).catch(() => undefined);
      if (isDone) return;
      if (code && !ignored.current(code)) {
        isDone = true;
        report.current(code);
      } else timer = window.setTimeout(look, pause);
    };
    void look();
    return () => {
      isDone = true;
      window.clearTimeout(timer);
    };
  }, [video, isRunning]);
}

async function readFrame(
  video: HTMLVideoElement | null,
  canvas: HTMLCanvasElement,
): Promise<string | undefined> {
  if (!video || video.videoWidth === 0) return undefined;
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(video, 0, 0);
  return readCode(context.getImageData(0, 0, canvas.width, canvas.height));
}
