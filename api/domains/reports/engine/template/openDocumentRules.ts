import type { AllowedElement, ElementRules } from './elementRules';
import { words } from './vocabulary/vocabulary';

/** Checks values of an OpenDocument part; `pictures` are the names of those in the package. */
export function openDocumentRules(pictures: ReadonlySet<string>): ElementRules {
  return {
    open(element, report) {
      if (element.name === 'config:config-item' && !isLayoutSetting(element)) return 'leaveOut';
      const target = element.attributes.get('xlink:href');
      if (target === undefined) return 'keep';
      const inside = target.replace(/^\.\//, '');
      // LibreOffice also stores a raster version of the drawing.
      if (element.name === 'draw:image' && openDocumentDrawings.test(inside)) return 'leaveOut';
      const isHarmless =
        target === '' ||
        (clickables.has(element.name) && /^(#[^{}]*|(https?|mailto|tel):[^{}]*)$/i.test(target)) ||
        (pictureHolders.has(element.name) && pictures.has(inside));
      if (!isHarmless) report('TEMPLATE_EXTERNAL', target, element.position);
      return 'keep';
    },
    text: () => undefined,
    close: () => undefined,
    end: () => undefined,
  };
}

/** SVG drawings that LibreOffice stores beside pictures; parsing SVG is a risk of its own. */
export const openDocumentDrawings = /^Pictures\/[\w.-]+\.svg$/i;

const clickables = words('text:a draw:a');
const pictureHolders = words('draw:image draw:fill-image style:background-image text:list-level-style-image');

/** Numbers and booleans only; texts are names of printers and databases. */
function isLayoutSetting({ attributes }: AllowedElement): boolean {
  return /^(boolean|short|int|long|double)$/.test(attributes.get('config:type') ?? '');
}
