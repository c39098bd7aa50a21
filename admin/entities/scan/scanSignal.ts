/** Sound and vibration when a code was read: in a hall one looks at the shelf, not at the screen. */
export function scanSignal(withSound: boolean): void {
  navigator.vibrate?.(60);
  if (!withSound || typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 1320;
  volume.gain.value = 0.2;
  tone.connect(volume).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + 0.12);
}
