import type { readWaiting as contract } from '@plumbline/resources/commands/planningBoard';
import type { AnswerOf, InputOf } from '@plumbline/resources/language/defineCommand';
import { upwards } from '@plumbline/resources/rules/places/locationTree';
import { horizons, lastDayOf } from '@plumbline/resources/rules/suggestions/suggestions';
import type { Call } from '../../../entities/call';
import { listTyped } from '../../../entities/typedRecords';
import { type DueAtPlace, readDuePlaces } from '../../suggestions';
import { medianMinutes } from './medianMinutes';
import { namesOf } from './namesOf';

/** What is due and not planned, by place and type, with where it is and how long it takes. */
export async function readWaiting(
  call: Call,
  { today, horizon }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const [due, minutesOf, locations] = await Promise.all([
    readDuePlaces(call, { today, until: lastDayOf(horizons[horizon], today) }),
    medianMinutes(call),
    listTyped(call, 'locations'),
  ]);
  const owners = await namesOf(
    call,
    'equipmentOwners',
    due.map(({ owner }) => owner),
  );
  const tree = new Map(locations.map((place) => [place.id, place]));
  return due.map(({ byCategory, ...one }) => {
    const places = upwards(tree, one.location);
    const address = places.find((place) => place.address?.zip)?.address;
    return {
      ...one,
      locationName: tree.get(one.location)?.name ?? null,
      ownerName: (one.owner && owners.get(one.owner)) ?? null,
      zip: address?.zip ?? null,
      city: address?.city ?? null,
      contact: places.flatMap(({ contacts }) => contacts ?? []).at(0) ?? null,
      minutes: minutesFor({ byCategory, type: one.type }, minutesOf),
    };
  });
}

function minutesFor(
  { byCategory, type }: Pick<DueAtPlace, 'byCategory' | 'type'>,
  minutesOf: Awaited<ReturnType<typeof medianMinutes>>,
): number | null {
  let sum = 0;
  for (const [category, count] of byCategory) {
    const each = minutesOf({ category, type });
    if (each === null) return null;
    sum += each * count;
  }
  return Math.round(sum);
}
