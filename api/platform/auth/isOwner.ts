import type { Actor } from '@plumbline/resources/language/permissions';

/** Whether the actor is an owner of the account, and not merely somebody who sees what an owner sees. */
export const isOwner = (actor: Actor): boolean => actor.role === 'Owner' && !actor.mirroring;
