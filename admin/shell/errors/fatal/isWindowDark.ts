/** Whether the window is dark now: as the app coloured it last, which may not be what the device prefers. */
export function isWindowDark(): boolean {
  const { colorScheme } = document.documentElement.style;
  return colorScheme ? colorScheme === 'dark' : window.matchMedia?.('(prefers-color-scheme: dark)').matches;
}
