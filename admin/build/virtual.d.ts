declare module 'virtual:entity-icons' {
  /** Icons that definitions name, by their names. */
  export const icons: Readonly<Record<string, import('@mui/icons-material').SvgIconComponent>>;
}
