import { ApiError } from '../../../base/errors/errors';

interface Turn {
  start: () => void;
  refuse: (error: ApiError) => void;
}

/** The accounts with a preview in progress, and who waits for it to end. */
const running = new Map<string, { next?: Turn | undefined }>();

/**
 * Runs one preview at a time per account and process, so that previews leave a worker to the reports of others. Of
 * several waiting ones only the latest runs; the others are refused with PREVIEW_REPLACED.
 */
export async function onePreview<T>(account: string, work: () => Promise<T>): Promise<T> {
  const current = running.get(account);
  if (current)
    await new Promise<void>((start, refuse) => {
      current.next?.refuse(new ApiError('PREVIEW_REPLACED'));
      current.next = { start, refuse };
    });
  else running.set(account, {});
  try {
    return await work();
  } finally {
    const turn = running.get(account);
    const next = turn?.next;
    if (turn && next) {
      turn.next = undefined;
      next.start();
    } else running.delete(account);
  }
}
