/** Colours as a broker gave them: `#RRGGBB`, whatever they are; `brandPalette` and its like make them readable. */
export interface BrandColors {
  primaryColor: string;
  secondaryColor: string | null;
  headerColor: string | null;
  backgroundColor: string | null;
  textColor: string | null;
}

/** The product's own name, shown wherever no broker sells under a name of its own. No text names it: they say `%{product}`. */
export const productName = 'Plumbline';

/** What the product is called under these looks; null: its own. */
export const productNameOf = (brand: Pick<Brand, 'name'> | null | undefined): string =>
  brand?.name ?? productName;

/** Puts the name in the place of `%{product}`. */
export const nameProduct = (text: string, name: string): string =>
  shortenCode(
    text.replaceAll('%{product}', () => name),
    name,
  );

/** Characters of a name that leave room for the rest of "<name> ID / QR code" in the label of a field on a phone. */
const longestInLabel = 20;

/** The code on a piece is "<name> ID"; with a long name "ID" alone, which no label cuts. */
export const shortenCode = (text: string, name: string): string =>
  name.length > longestInLabel ? text.replaceAll(`${name} ID`, 'ID') : text;

/** What an account sees in place of the product's own looks, where its broker may sell under its own name. */
export interface Brand {
  /** Id of the broker. */
  broker: string;
  name: string;
  /** Content hash of the logo: it is at `/api/brands/<broker>/logo?v=<hash>`. */
  logo: string | null;
  colors: BrandColors | null;
  /** Small print below the menu; null where the broker switched it off. */
  poweredBy: string | null;
}

/** Edges of the icons of a broker, in pixels. */
export const iconEdges = [192, 512] as const;

/** Its icon for the window and for who installs the app: the logo, else the first letter of its name. */
export const iconAddress = (
  { broker, logo }: Pick<Brand, 'broker' | 'logo'>,
  edge: (typeof iconEdges)[number] = 192,
): string => `/api/brands/${broker}/icon.png?size=${edge}${logo ? `&v=${logo.slice(0, 12)}` : ''}`;

export const manifestAddress = ({ broker }: Pick<Brand, 'broker'>): string =>
  `/api/brands/${broker}/manifest.webmanifest`;

export const logoAddress = ({ broker, logo }: Pick<Brand, 'broker' | 'logo'>): string | null =>
  logo && `/api/brands/${broker}/logo?v=${logo.slice(0, 12)}`;
