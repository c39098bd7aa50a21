/** A broker's colours as entered: `#RRGGBB`; `brandPalette` makes them readable. */
export interface BrandColors {
  primaryColor: string;
  secondaryColor: string | null;
  headerColor: string | null;
  backgroundColor: string | null;
  textColor: string | null;
}

/** The product's name where no broker's is used. Texts contain `%{product}`. */
export const productName = 'Plumbline';

/** The broker's product name; null: the product's. */
export const productNameOf = (brand: Pick<Brand, 'name'> | null | undefined): string =>
  brand?.name ?? productName;

/** Replaces `%{product}`. */
export const nameProduct = (text: string, name: string): string =>
  shortenCode(
    text.replaceAll('%{product}', () => name),
    name,
  );

/** Maximum length of a name that fits into "<name> ID / QR code" as a label on a phone. */
const longestInLabel = 20;

/** The code is "<name> ID", or "ID" with a long name. */
export const shortenCode = (text: string, name: string): string =>
  name.length > longestInLabel ? text.replaceAll(`${name} ID`, 'ID') : text;

/** A broker's branding, if it sells under its own name. */
export interface Brand {
  /** Id of the broker. */
  broker: string;
  name: string;
  /** Content hash of the logo, served at `/api/brands/<broker>/logo?v=<hash>`. */
  logo: string | null;
  colors: BrandColors | null;
  /** Small print below the menu; null: disabled. */
  poweredBy: string | null;
}

/** Sizes of a broker's icons in pixels. */
export const iconEdges = [192, 512] as const;

/** Icon of window and installed app: the logo, else the name's first letter. */
export const iconAddress = (
  { broker, logo }: Pick<Brand, 'broker' | 'logo'>,
  edge: (typeof iconEdges)[number] = 192,
): string => `/api/brands/${broker}/icon.png?size=${edge}${logo ? `&v=${logo.slice(0, 12)}` : ''}`;

export const manifestAddress = ({ broker }: Pick<Brand, 'broker'>): string =>
  `/api/brands/${broker}/manifest.webmanifest`;

export const logoAddress = ({ broker, logo }: Pick<Brand, 'broker' | 'logo'>): string | null =>
  logo && `/api/brands/${broker}/logo?v=${logo.slice(0, 12)}`;
