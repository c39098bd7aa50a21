import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type CameraState = 'starting' | 'running' | 'noCamera' | 'noPermission' | 'insecure';

export interface Camera {
  state: CameraState;
  /** Null: the camera has no light. */
  torch: { isOn: boolean; toggle: () => void } | null;
}

/** Shows the back camera in the video element while mounted, `width` pixels wide where it can; off while the page is hidden, to spare the battery. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, width = 1280): Camera {
  const [state, setState] = useState<CameraState>('starting');
  const [torch, setTorch] = useState<boolean | null>(null);
  const track = useRef<MediaStreamTrack | undefined>(undefined);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isGone = false;
    let isWanted = true;
    const end = () => {
      stop(stream);
      stream = undefined;
      track.current = undefined;
      setTorch(null);
    };
    const start = async () => {
      // Browsers provide the camera in secure contexts only.
      if (!navigator.mediaDevices) return setState('insecure');
      try {
        const opened = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: width } },
        });
        if (isGone || !isWanted) return stop(opened);
        stream = opened;
        [track.current] = opened.getVideoTracks();
        setTorch(hasTorch(track.current) ? false : null);
        if (video.current) video.current.srcObject = opened;
        setState('running');
      } catch (error) {
        if (!isGone) setState(cameraFault(error));
      }
    };
    const onVisibility = () => {
      isWanted = document.visibilityState !== 'hidden';
      if (!isWanted) end();
      else if (!stream) void start();
    };
    void start();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onVisibility);
      stop(stream);
    };
  }, [video, width]);
  const toggle = useCallback(() => {
    setTorch((isOn) => {
      // `torch` is missing in TypeScript's list of constraints (W3C Image Capture).
      void track.current?.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] });
      return !isOn;
    });
  }, []);
  return { state, torch: torch === null ? null : { isOn: torch, toggle } };
}

const hasTorch = (track: MediaStreamTrack | undefined): boolean =>
  Boolean(track?.getCapabilities && Reflect.get(track.getCapabilities(), 'torch'));

/** Why the camera failed: denied by the person or the page's policy, or none could be opened. */
const cameraFault = (error: unknown): CameraState =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
    ? 'noPermission'
    : 'noCamera';

const stop = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};
