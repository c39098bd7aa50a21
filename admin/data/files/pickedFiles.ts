// Files chosen in this tab, so that previews need no download. Bounded, as photos are large.
const picked = new Map<string, Blob>();
const kept = 60;

export function rememberPicked(hash: string, content: Blob): void {
  picked.delete(hash);
  picked.set(hash, content);
  const oldest = picked.keys().next().value;
  if (picked.size > kept && oldest !== undefined) picked.delete(oldest);
}

export const pickedFile = (hash: string): Blob | undefined => picked.get(hash);
