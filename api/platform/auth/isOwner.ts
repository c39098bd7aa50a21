import type { Actor } from '@plumbline/resources/language/permissions';

/** Whether the actor is an owner of the account; support that mirrors an owner is not. */
export const isOwner = (actor: Actor): boolean => actor.role === 'Owner' && !actor.mirroring;
