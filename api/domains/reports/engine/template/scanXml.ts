import { SaxesParser } from 'saxes';

export interface ScannedTag {
  /** With its prefix, as written. */
  name: string;
  local: string;
  /** By name with prefix; values as they are meant, with references resolved. */
  attributes: Record<string, string>;
  /** Namespaces declared by this very tag, by prefix; '' is the default one. */
  namespaces: Record<string, string>;
  /** Offset of its end in the text. */
  position: number;
}

interface Handlers {
  open?: (tag: ScannedTag) => void;
  /** Character data, CDATA included. */
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/**
 * Reads one part of a package as LibreOffice does: quotes of either kind, references and namespaces make no difference.
 * What is not well-formed is no error here, as LibreOffice does not open it.
 */
export function scanXml(xml: string, { open, text, close }: Handlers): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('error', () => undefined);
  if (open)
    parser.on('opentag', ({ name, local, attributes, ns }) => {
      const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
      const { position } = parser;
      open({ name, local, attributes: Object.fromEntries(values), namespaces: ns, position });
    });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(name));
  parser.write(xml).close();
}
