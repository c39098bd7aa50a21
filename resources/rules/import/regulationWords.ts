import type { OfferedRegulation } from '../../language/regulationDates';
import type { TargetWords } from './headerScore';

type When = 'last' | 'next';

const phrases = (text: string): string[] =>
  text
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

// Words around a regulation's name: German, Polish, Hungarian, English.
const beside: Record<When, readonly string[]> = {
  last: phrases(`
    Letzte | Letzte Prüfung | Letzte Prüfung nach | Ostatni | Ostatnia | Ostatni przegląd
    Ostatni przegląd wg | Utolsó | Utolsó felülvizsgálat | Last | Last inspection
  `),
  next: phrases(`
    Nächste | Nächste Prüfung | Nächste Prüfung nach | Następny | Następna | Następny przegląd
    Następny przegląd wg | Następne | Következő | Következő felülvizsgálat | Next | Next inspection
  `),
};

// Names of the inspections of a type in lists.
const byType: Readonly<Record<string, Record<When, readonly string[]>>> = {
  light: {
    last: phrases(`
      Letzte Sichtprüfung | Letzte Sichtkontrolle | Letzte visuelle Prüfung | Sichtprüfung zuletzt
      Sichtprüfung am | Datum Sichtprüfung | Ostatnie oględziny | Data ostatnich oględzin | Data oględzin
      Oględziny z dnia | Ostatnia kontrola wizualna | Ostatni przegląd wizualny
      Utolsó szemrevételezés | Utolsó szemrevételezés dátuma | Szemrevételezés dátuma
      Utolsó szemrevételezéses ellenőrzés | Utolsó vizuális ellenőrzés | Last visual inspection
      Last visual inspection date | Last visual check | Visual inspection date
    `),
    next: phrases(`
      Nächste Sichtprüfung | Nächste Sichtkontrolle | Nächste visuelle Prüfung | Sichtprüfung fällig
      Następne oględziny | Data następnych oględzin | Termin oględzin | Termin następnych oględzin
      Następna kontrola wizualna | Następny przegląd wizualny | Következő szemrevételezés
      Következő szemrevételezés dátuma | Következő szemrevételezéses ellenőrzés
      Következő vizuális ellenőrzés | Next visual inspection | Next visual inspection date
      Next visual check | Visual inspection due
    `),
  },
  maintenance: {
    last: phrases(`
      Letzte Wartung | Letzter Service | Wartung am | Wartungsdatum | Datum letzte Wartung
      Ostatnia konserwacja | Data ostatniej konserwacji | Data konserwacji | Ostatni serwis
      Utolsó karbantartás | Utolsó karbantartás dátuma | Karbantartás dátuma | Utolsó szerviz
      Last maintenance | Last maintenance date | Last service | Last service date
    `),
    next: phrases(`
      Nächste Wartung | Nächster Service | Wartung fällig | Nächster Wartungstermin
      Następna konserwacja | Data następnej konserwacji | Termin konserwacji | Następny serwis
      Következő karbantartás | Következő karbantartás dátuma | Következő szerviz | Next maintenance
      Next maintenance date | Maintenance due | Next service | Next service date | Service due
    `),
  },
  expert: {
    last: phrases(`
      Letzte Expertenprüfung | Letzte Fachkundeprüfung | Letzte Prüfung durch Fachkundigen
      Letzte Prüfung durch fachkundige Person | Letzte Sachkundigenprüfung | Letzte Regalinspektion
      Ostatni przegląd ekspercki | Data ostatniego przeglądu eksperckiego | Ostatnia kontrola ekspercka
      Ostatni przegląd rzeczoznawcy | Utolsó szakértői felülvizsgálat | Utolsó szakértői vizsgálat
      Utolsó szakértői ellenőrzés | Last expert inspection | Last expert inspection date
    `),
    next: phrases(`
      Nächste Expertenprüfung | Nächste Fachkundeprüfung | Nächste Prüfung durch Fachkundigen
      Nächste Prüfung durch fachkundige Person | Nächste Sachkundigenprüfung | Nächste Regalinspektion
      Następny przegląd ekspercki | Data następnego przeglądu eksperckiego
      Następna kontrola ekspercka | Termin przeglądu eksperckiego
      Következő szakértői felülvizsgálat | Következő szakértői vizsgálat
      Következő szakértői ellenőrzés | Next expert inspection | Next expert inspection date
    `),
  },
};

/** Headers of columns with last or next inspections by a regulation: its name, or its type's names. */
export function regulationWords(
  { shortName, type, byType: sure }: OfferedRegulation,
  when: When,
): TargetWords {
  const named = beside[when].flatMap((words) => [`${words} ${shortName}`, `${shortName} ${words}`]);
  const typical = byType[type]?.[when] ?? [];
  return {
    strong: [...named, ...(sure === 'strong' ? typical : [])],
    weak: sure === 'weak' ? typical : [],
  };
}
