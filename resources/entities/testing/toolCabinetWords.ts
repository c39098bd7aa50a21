import type { Language } from '../../language/languages';
import type { Messages } from '../../locales/mergeMessages';

const words = (
  [one, few]: [string, string],
  create: string,
  [empty, invite]: [string, string],
  fields: [name: string, location: string, drawers: string, dateBought: string, isLocked: string],
  master: string,
): Messages => {
  const [name, location, drawers, dateBought, isLocked] = fields;
  return {
    resources: {
      toolCabinets: {
        name: `${one} |||| ${few}`,
        forcedCaseName: `${one} |||| ${few}`,
        page: { create },
        empty,
        invite,
        fields: { name, location, drawers, dateBought, isLocked },
        tabs: { master },
      },
    },
  };
};

/** The labels of the definition. */
export const toolCabinetWords: Record<Language, Messages> = {
  'pl-PL': words(
    ['Szafa narzędziowa', 'Szafy narzędziowe |||| Szaf narzędziowych'],
    'Nowa szafa',
    ['Brak szaf', 'Dodaj pierwszą szafę.'],
    ['Nazwa', 'Lokalizacja', 'Szuflady', 'Data zakupu', 'Zamknięta'],
    'Dane podstawowe',
  ),
  'de-DE': words(
    ['Werkzeugschrank', 'Werkzeugschränke'],
    'Neuer Schrank',
    ['Noch keine Schränke', 'Legen Sie den ersten Schrank an.'],
    ['Bezeichnung', 'Standort', 'Schubladen', 'Gekauft am', 'Verschlossen'],
    'Stammdaten',
  ),
  'en-EN': words(
    ['Tool cabinet', 'Tool cabinets'],
    'New cabinet',
    ['No cabinets yet', 'Add the first cabinet.'],
    ['Name', 'Location', 'Drawers', 'Bought on', 'Locked'],
    'General',
  ),
  'hu-HU': words(
    ['Szerszámszekrény', 'Szerszámszekrények'],
    'Új szekrény',
    ['Még nincs szekrény', 'Vegye fel az első szekrényt.'],
    ['Név', 'Helyszín', 'Fiókok', 'Vásárlás dátuma', 'Zárva'],
    'Alapadatok',
  ),
};
