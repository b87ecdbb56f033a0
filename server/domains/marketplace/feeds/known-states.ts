const secondMs = 1000;

/**
 * Since when this process has known what a feed has. No row says when a listing last changed, and a date that is wrong
 * would keep a reader on old prices; a date that is too young only costs a download.
 */
export function createKnownStates({ now, most = 2000 }: { now(): Date; most?: number }) {
  const known = new Map<string, { etag: string; since: number }>();

  /** The second since which `address` answers `etag`; null in that second itself, in which it may still change unseen. */
  return function since(address: string, etag: string): Date | null {
    const second = Math.floor(now().getTime() / secondMs) * secondMs;
    const before = known.get(address);
    const state = before?.etag === etag ? before : { etag, since: second };
    // The address that was asked for longest ago is the first one.
    known.delete(address);
    known.set(address, state);
    if (known.size > most) known.delete(known.keys().next().value as string);
    return state.since < second ? new Date(state.since) : null;
  };
}
