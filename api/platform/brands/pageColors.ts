import type { BrandColors } from '@plumbline/resources/rules/brands/brand';
import { inkOn, pale, shifted, standsOut } from '@plumbline/resources/rules/brands/readable';
import { pageGrounds } from '../../base/pages/styles';

export interface PageColors {
  main: string;
  onMain: string;
}
/** Higher than text needs: buttons get lighter on hover. */
const contrast = 5.5;

/** The colour of buttons and links on sign-in pages and in mails, readable on their backgrounds. */
export function pageColors({ primaryColor }: BrandColors): { light: PageColors; dark: PageColors } {
  const main = {
    light: shifted(primaryColor, 'darker', (color) => standsOut(color, pageGrounds.light, contrast)),
    dark: shifted(pale(primaryColor), 'lighter', (color) => standsOut(color, pageGrounds.dark, contrast)),
  };
  const onMain = (color: string) => inkOn(color, '#0b1114', '#ffffff');
  return {
    light: { main: main.light, onMain: onMain(main.light) },
    dark: { main: main.dark, onMain: onMain(main.dark) },
  };
}

/** The style sheet that overrides the pages' default colours. */
export function brandStyles(colors: BrandColors): string {
  const { light, dark } = pageColors(colors);
  const root = ({ main, onMain }: PageColors) => `:root { --main:${main}; --on-main:${onMain} }`;
  return `${root(light)}\n@media (prefers-color-scheme: dark) { ${root(dark)} }\n`;
}
