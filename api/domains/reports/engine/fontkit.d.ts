// fontkit has no type declarations; pdf-lib only passes it through.
declare module 'fontkit' {
  export function create(font: Uint8Array, name?: string): never;
}
