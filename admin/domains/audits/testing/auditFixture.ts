import { newId } from '@plumbline/resources/language/ids';
import type { SyncedRow } from '@plumbline/resources/rules/sync/protocol';
import { createServer, type Server } from '../../../data/offline/testing/createServer';

const de = (text: string) => ({ 'de-DE': text, 'pl-PL': text });

export interface Fixture {
  server: Server;
  ids: Record<
    'planning' | 'audit' | 'second' | 'third' | 'equipment' | 'location' | 'checklist' | 'instance' | 'user',
    string
  >;
  audit: (id?: string) => SyncedRow | undefined;
}

/** Test data: a hall with three racks, two of them on an inspection list, and a checklist with one checkpoint of every type. */
export function createFixture(
  more: { audit?: object; finishedBefore?: object; parts?: object[]; equipment?: object } = {},
): Fixture {
  const server = createServer();
  const ids = Object.fromEntries(
    ['planning', 'audit', 'second', 'third', 'equipment', 'location', 'checklist', 'instance', 'user'].map(
      (name) => [name, newId()],
    ),
  ) as Fixture['ids']; // fromEntries forgets the names it was given
  const { instance, location, planning, checklist, equipment } = ids;
  const other = newId();
  const product = newId();
  const category = newId();
  const regulation = newId();
  server.put('locations', { id: location, instance, name: 'Halle 2', parent: null, owner: null });
  server.put('categories', {
    id: category,
    instance,
    name: de('Regale'),
    parent: null,
    auditRegulations: [regulation],
    headerFields: [
      { id: 'first', field: 'dateOfFirstUse', name: de('Abnahme') },
      { id: 'load', field: 'fieldLoad' },
    ],
  });
  server.put('products', { id: product, instance, name: 'PR 600', manufacturer: 'SSI' });
  server.put('textModules', { id: newId(), instance, content: 'Stütze austauschen', isForAll: true });
  server.put('contacts', { id: newId(), instance, firstName: 'Anna', lastName: 'Nowak' });
  server.put('auditRegulations', {
    id: regulation,
    instance,
    type: 'expert',
    shortName: 'EN',
    interval: 12,
    intervalUnit: 'MONTHLY',
  });
  server.put('checklists', {
    id: checklist,
    instance,
    regulation,
    regulationVersion: 1,
    name: de('EN 15635'),
    shortName: 'EN',
    type: 'expert',
    interval: 12,
    intervalUnit: 'MONTHLY',
    components: ['Stütze', 'Träger'].map((component) => ({ id: component, name: de(component) })),
    parts: more.parts ?? parts,
  });
  const piece = {
    instance,
    location,
    product,
    owner: null,
    category,
    place: 'Gang 4',
    fieldLoad: 2500,
  };
  server.put('equipments', {
    ...piece,
    id: equipment,
    identNumber: 'REG-1',
    qrCode: 'PL-1',
    serialNumber: 'S-77',
    dateOfFirstUse: '2020-05-04',
    lastAuditResult: 'OKAY',
    lastAuditDate: '2025-11-20',
    ...more.equipment,
  });
  server.put('equipments', { ...piece, id: other, identNumber: 'REG-2' });
  server.put('equipments', { ...piece, id: ids.third, identNumber: 'REG-3', qrCode: 'PL-3' });
  server.put('auditPlannings', {
    id: planning,
    instance,
    location,
    state: 'open',
    type: 'expert',
    datePlanned: '2026-11-30',
    auditor: newId(),
  });
  const open = {
    instance,
    location,
    planning,
    checklist,
    type: 'expert',
    category: null,
    result: 'NOT_PROCESSED',
    isFinished: false,
    isMissed: false,
    dateStarted: null,
    dateAudited: null,
    nextAuditDate: null,
    report: null,
    answers: null,
    notApplicableParts: null,
    damageImages: null,
    comment: null,
  };
  server.put('audits', { ...open, id: ids.audit, equipment, ...more.audit });
  server.put('audits', { ...open, id: ids.second, equipment: other });
  if (more.finishedBefore)
    server.put('audits', {
      ...open,
      planning: newId(),
      id: newId(),
      equipment,
      isFinished: true,
      result: 'OKAY',
      dateAudited: '2025-11-20T09:00:00.000Z',
      ...more.finishedBefore,
    });
  return { server, ids, audit: (id = ids.audit) => server.row('audits', id) };
}

const checkpoint = (id: string, type: string, more: object = {}) => ({
  id,
  name: de(`${type} ${id}`),
  type,
  isMandatory: true,
  ...more,
});

const parts = [
  {
    id: 'docs',
    name: de('Dokumente'),
    checkpoints: [
      checkpoint('yes', 'YES_NO'),
      checkpoint('yesComment', 'YES_NO_COMMENT'),
      checkpoint('okay', 'OKAY_NOT_OKAY', { isTakeValuesActive: true }),
    ],
  },
  {
    id: 'frame',
    name: de('Rahmen'),
    checkpoints: [
      checkpoint('capture', 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE'),
      checkpoint('only', 'DEFICIENCY_CAPTURE', { isMandatory: false }),
      checkpoint('number', 'NUMBER', { unit: 'mm', greenMax: 3, orangeMax: 6 }),
      checkpoint('numberComment', 'NUMBER_WITH_COMMENT', { isMandatory: false }),
    ],
  },
];
