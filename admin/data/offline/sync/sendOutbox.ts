import { pushCommands, readReceipts } from '@plumbline/resources/commands/sync';
import type { EntityName } from '@plumbline/resources/language/names';
import {
  type Owner,
  PUSH_LIMIT,
  type PushRequest,
  type Receipt,
  type ReceiptsRequest,
} from '@plumbline/resources/rules/sync/protocol';
import { commandRequest } from '../../calls';
import { nextBatch } from '../outbox/batch';
import { settlementOf } from '../outbox/conflict';
import type { Outbox } from '../outbox/createOutbox';
import { createSkipping } from '../outbox/createSkipping';
import type { Replica } from '../replica/createReplica';
import type { OutboxItem } from '../types';
import { failureOf, jsonOf, StrangeAnswer, type Transport } from './failure';
import type { Photos } from './photos';

export interface SendParts extends Owner {
  outbox: Outbox;
  replica: Replica;
  photos: Photos;
  transport: Transport;
  /** A record as on this device. */
  find: (resource: EntityName, id: string) => Readonly<Record<string, unknown>> | undefined;
  /** Ids of the commands being sent. */
  onSending: (ids: readonly string[]) => void;
}

/** Largest body of one push, in characters; the server refuses above 8 MB. */
const mostBytes = 1_000_000;

export interface SendResult {
  /** Code of what postponed some commands; null: only refused ones are left. */
  postponed: string | null;
}

/**
 * Sends the outbox in order until it is empty or blocked; then throws what blocked it. Each result is stored before
 * the next step, so it can be interrupted at any point and restarted.
 */
export async function sendOutbox(parts: SendParts): Promise<SendResult> {
  const { outbox, onSending } = parts;
  const skipping = createSkipping(parts.find);
  let limit = PUSH_LIMIT;
  let postponed: string | null = null;
  for (;;) {
    const batch = nextBatch(outbox.items(), { commands: limit, bytes: mostBytes }, skipping.isSkipped);
    if (batch.length === 0) return { postponed };
    onSending(batch.map(({ command }) => command.id));
    try {
      const outcome = (await sendPhotos(parts, batch)) ?? (await push(parts, batch));
      if (outcome === 'tooMuch') limit = Math.max(1, Math.floor(batch.length / 2));
      else if (outcome.failed.length === 0 && !outcome.hasProgress)
        return { postponed: postponed ?? 'SYNC_HELD' };
      else {
        for (const { item, code } of outcome.failed) {
          skipping.skip(item);
          postponed ??= code;
        }
      }
    } finally {
      onSending([]);
    }
  }
}

interface Outcome {
  failed: { item: OutboxItem; code: string }[];
  /** A command was settled, or is no longer blocked. */
  hasProgress: boolean;
}

/** Uploads the batch's photos; an outcome means that the batch must be rebuilt, without the commands that failed. */
async function sendPhotos(
  { outbox, photos }: SendParts,
  batch: readonly OutboxItem[],
): Promise<Outcome | undefined> {
  for (const item of batch) {
    for (const hash of photos.missing(item.photos)) {
      try {
        await photos.upload(hash);
      } catch (error) {
        const { kind, code, data } = failureOf(error);
        if (kind === 'refused' || kind === 'tooLarge')
          await outbox.refuse(item.command.id, refusal(item, code, { ...data, hash }));
        else if (kind === 'later' && ofItsOwn.includes(code)) await outbox.postpone(item.command.id);
        else throw error;
        return { failed: kind === 'later' ? [{ item, code }] : [], hasProgress: true };
      }
    }
  }
  return undefined;
}

/** Failures of one upload, not of the connection: the rest is still sent and fetched. */
const ofItsOwn = ['UNEXPECTED', 'ACCOUNT_TERMINATED', 'QUOTA_USED'];

/** `tooMuch`: send less at once. */
async function push(parts: SendParts, batch: readonly OutboxItem[]): Promise<Outcome | 'tooMuch'> {
  const owner: Owner = { user: parts.user, instance: parts.instance };
  const request: PushRequest = { ...owner, commands: batch.map(({ command }) => command) };
  const receipts = await ask(parts, commandRequest(pushCommands, { input: { ...request } })).catch(
    async (error: unknown) => {
      const { kind, code, data, errors } = failureOf(error);
      if (kind !== 'tooLarge' && kind !== 'refused') throw error;
      // Of a batch refused as a whole, the cause is found by sending commands singly.
      const [item] = batch;
      if (batch.length > 1 || !item) return null;
      // It may have been applied earlier and the response lost: then its receipt counts, not the refusal.
      const asked: ReceiptsRequest = { ...owner, commands: [item.command.id] };
      const [settled] = await ask(parts, commandRequest(readReceipts, { input: { ...asked } }));
      return [settled ?? { ...refusal(item, code, data), errors }];
    },
  );
  if (receipts?.length === 0) throw new StrangeAnswer();
  if (receipts === null) return 'tooMuch';
  const outcome: Outcome = { failed: [], hasProgress: false };
  for (const item of batch) {
    const receipt = receipts.find(({ id }) => id === item.command.id);
    if (!receipt || receipt.status === 'failed')
      outcome.failed.push({ item, code: receipt?.code ?? 'UNEXPECTED' });
    if (receipt && (await take(parts, item, receipt))) outcome.hasProgress = true;
  }
  return outcome;
}

async function ask({ transport }: SendParts, request: Parameters<Transport>): Promise<Receipt[]> {
  const { receipts } = await jsonOf(await transport(...request));
  if (!Array.isArray(receipts)) throw new StrangeAnswer();
  return receipts as Receipt[]; // our own API's answer, see resources/rules/sync/protocol.ts
}

/** Stores the result of one command; true if it makes progress possible. */
async function take(parts: SendParts, item: OutboxItem, receipt: Receipt): Promise<boolean> {
  const { outbox, replica } = parts;
  const { id, resource, recordId, after } = item.command;
  switch (receipt.status) {
    case 'applied':
      // The server's row before the outbox: in between the change is applied to a row that already has it.
      await replica.accept(resource, recordId, receipt.current);
      await outbox.confirm(id, receipt);
      return true;
    case 'refused':
      await outbox.refuse(id, receipt);
      await settleAlone(parts, id);
      return true;
    case 'failed':
      await outbox.postpone(id);
      await missingPhotos(parts, item, receipt);
      return outbox.find(id)?.state !== 'waiting';
    case 'held':
      await outbox.release(id);
      return outbox.find(id)?.command.after !== after;
  }
}

/** Resolves refusals that need no decision. */
async function settleAlone({ outbox, replica }: SendParts, id: string): Promise<void> {
  const item = outbox.find(id);
  if (item?.state !== 'refused') return;
  const settlement = settlementOf(item);
  if (settlement === 'ask') return;
  const merging = await import('../outbox/mergedPatch');
  await replica.accept(item.command.resource, item.command.recordId, item.receipt?.current ?? null);
  if (settlement === 'done') await outbox.settle(id, merging);
  else await outbox.rebase(id, merging);
}

/** The server lacks photos: those on this device are uploaded again; if one is not here, the command is refused. */
async function missingPhotos(
  { outbox, photos }: SendParts,
  item: OutboxItem,
  receipt: Receipt,
): Promise<void> {
  const hashes = receipt.code === 'FILE_MISSING' ? receipt.data?.hashes : undefined;
  if (!Array.isArray(hashes)) return;
  await photos.forgetUpload(hashes.map(String));
  if (hashes.some((hash) => !photos.isHere(String(hash))))
    await outbox.refuse(item.command.id, { ...receipt, status: 'refused' });
}

const refusal = (item: OutboxItem, code: string, data: Receipt['data']): Receipt => ({
  id: item.command.id,
  status: 'refused',
  version: null,
  code,
  data,
  errors: null,
  current: null,
});
