import { type RefObject, useEffect, useState } from 'react';

export type CameraState = 'starting' | 'running' | 'noCamera' | 'noPermission' | 'insecure';

/** Shows the back camera in the video element while mounted. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isGone = false;
    const start = async () => {
      // Browsers provide the camera in secure contexts only.
      if (!navigator.mediaDevices) return setState('insecure');
      try {
        const opened = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1280 } },
        });
        if (isGone) return stop(opened);
        stream = opened;
        if (video.current) video.current.srcObject = opened;
        setState('running');
      } catch (error) {
        if (!isGone) setState(cameraFault(error));
      }
    };
    void start();
    return () => {
      isGone = true;
      stop(stream);
    };
  }, [video]);
  return state;
}

/** Why the camera failed: denied by the person or the page's policy, or none could be opened. */
const cameraFault = (error: unknown): CameraState =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
    ? 'noPermission'
    : 'noCamera';

const stop = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};
