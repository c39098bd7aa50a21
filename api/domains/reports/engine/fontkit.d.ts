// fontkit brings no types; pdf-lib only passes it through.
declare module 'fontkit' {
  export function create(font: Uint8Array, name?: string): never;
}
