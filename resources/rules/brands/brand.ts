/** Colours as a broker gave them: `#RRGGBB`, whatever they are; `brandPalette` and its like make them readable. */
export interface BrandColors {
  primaryColor: string;
  secondaryColor: string | null;
  headerColor: string | null;
  backgroundColor: string | null;
  textColor: string | null;
}

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

export const logoAddress = ({ broker, logo }: Pick<Brand, 'broker' | 'logo'>): string | null =>
  logo && `/api/brands/${broker}/logo?v=${logo.slice(0, 12)}`;
