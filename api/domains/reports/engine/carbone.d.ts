// Carbone has no type declarations; these are the parts used here.

interface CarboneOptions {
  lang: 'de' | 'en' | 'pl' | 'hu';
}

type CarboneFormatter = (value: unknown, ...args: string[]) => unknown;

declare module 'carbone' {
  const carbone: {
    addFormatters(formatters: Record<string, CarboneFormatter>): void;
    renderXML(
      xml: string,
      data: object,
      options: CarboneOptions,
      done: (error: unknown, xml: string) => void,
    ): void;
  };
  export default carbone;
}

declare module 'carbone/lib/converter' {
  const converter: {
    init(options: Record<string, unknown>, ready: () => void): void;
    convertFile(
      input: string,
      format: string,
      options: string,
      output: string,
      done: (error: unknown, output?: string) => void,
    ): void;
  };
  export default converter;
}

declare module 'carbone/lib/parser' {
  const parser: {
    isCarboneMarker(marker: string): boolean;
    cleanMarker(marker: string): string;
    removeWhitespace(marker: string): string;
  };
  export default parser;
}
