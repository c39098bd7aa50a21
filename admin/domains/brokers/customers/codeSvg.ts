/** A QR code as SVG, with the quiet zone of four modules required by ISO/IEC 18004. */
export function codeSvg(modules: readonly (readonly boolean[])[]): string {
  const edge = modules.length + 8;
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}" width="${edge * 8}" height="${edge * 8}" shape-rendering="crispEdges"><rect width="${edge}" height="${edge}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}
