/** A tab that is being reloaded needs a moment to release its lock. */
const waitMs = 1500;

/** A lock that one tab of this browser holds at a time; the browser frees it when the tab closes. */
export function createTabLock(name: string, onLost: () => void) {
  let isWanted = false;
  let isStealing = false;
  let release: (() => void) | null = null;

  return {
    /** True from the moment it is stolen, although the browser grants it a little later. */
    isHeld: () => release !== null || isStealing,
    /** Whether this tab has the lock now; with `steal` it takes the lock from the tab that has it. */
    async acquire({ steal = false } = {}): Promise<boolean> {
      isWanted = true;
      // Browsers offer locks only in secure contexts; elsewhere every tab may work.
      if (release || isStealing || !navigator.locks) return true;
      isStealing = steal;
      const acquired = Promise.withResolvers<boolean>();
      const hold = () => {
        isStealing = false;
        acquired.resolve(isWanted);
        if (!isWanted) return;
        const released = Promise.withResolvers<void>();
        release = released.resolve;
        return released.promise;
      };
      const options = steal ? { steal } : { signal: AbortSignal.timeout(waitMs) };
      navigator.locks.request(name, options, hold).catch((error: Error) => {
        isStealing = false;
        if (error.name === 'TimeoutError') return acquired.resolve(release !== null);
        // Another tab has stolen it.
        release = null;
        if (isWanted) onLost();
      });
      return acquired.promise;
    },
    release(): void {
      isWanted = false;
      release?.();
      release = null;
    },
  };
}
