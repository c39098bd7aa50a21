import { expect, it } from 'vitest';
import { equipments } from '../../entities/equipments';
import { type OfferedRegulation, withRegulations } from '../../language/regulationDates';
import { guessMapping } from './guessMapping';
import { headerWords } from './headerWords';
import { importTargets } from './importTargets';
import { regulationWords } from './regulationWords';

const visual: OfferedRegulation = { id: 'V', shortName: 'EN15635-V', type: 'light', byType: 'strong' };
const service: OfferedRegulation = { id: 'M', shortName: 'DIN14677', type: 'maintenance', byType: 'strong' };
const expert: OfferedRegulation = { id: 'E', shortName: 'EN15635-E', type: 'expert', byType: 'strong' };
const second: OfferedRegulation = { id: 'W', shortName: 'Tor-Sicht', type: 'light' };

function guess(header: string, regulations: OfferedRegulation[] = [visual, service, expert, second]) {
  const entity = withRegulations(equipments, regulations);
  const [found] = guessMapping(
    [{ header, cells: ['12.11.2026'] }],
    importTargets(entity),
    { key: 'identNumber' },
    (target) =>
      target.regulation
        ? regulationWords(target.regulation, target.name === 'lastAuditDate' ? 'last' : 'next')
        : headerWords('equipments', target.path),
  );
  return found?.target;
}

it.each([
  ['Ostatnie oględziny', 'lastAuditDate@V'],
  ['Data następnych oględzin', 'nextAuditDate@V'],
  ['Letzte Sichtprüfung am', 'lastAuditDate@V'],
  ['Nächste Sichtprüfung', 'nextAuditDate@V'],
  ['Utolsó szemrevételezés', 'lastAuditDate@V'],
  ['Next visual inspection', 'nextAuditDate@V'],
  ['Letzte Wartung', 'lastAuditDate@M'],
  ['Następna konserwacja', 'nextAuditDate@M'],
  ['Utolsó karbantartás dátuma', 'lastAuditDate@M'],
  ['Last maintenance', 'lastAuditDate@M'],
  ['Ostatni przegląd ekspercki', 'lastAuditDate@E'],
  ['Nächste Prüfung durch Fachkundigen', 'nextAuditDate@E'],
  ['Következő szakértői felülvizsgálat', 'nextAuditDate@E'],
  ['Last expert inspection', 'lastAuditDate@E'],
  ['Letzte Prüfung Tor-Sicht', 'lastAuditDate@W'],
  ['EN15635-V – następny przegląd', 'nextAuditDate@V'],
  ['Letzte Prüfung', 'lastAuditDate'],
  ['Następny przegląd', 'nextAuditDate'],
  ['Utolsó felülvizsgálat', 'lastAuditDate'],
])('guesses that "%s" is %s', (header, path) => {
  expect(guess(header)).toBe(path);
});

it('takes the expert date of several expert regulations for that of each piece', () => {
  const several = [expert, { ...expert, id: 'F', shortName: 'ASR-A1.7' }].map(({ byType: _, ...one }) => one);
  expect(guess('Letzte Prüfung durch Fachkundigen', several)).toBe('lastAuditDate');
});
