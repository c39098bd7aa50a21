/** Whether the window is dark: as the app coloured it last, which may differ from the device's preference. */
export function isWindowDark(): boolean {
  const { colorScheme } = document.documentElement.style;
  return colorScheme ? colorScheme === 'dark' : window.matchMedia?.('(prefers-color-scheme: dark)').matches;
}
