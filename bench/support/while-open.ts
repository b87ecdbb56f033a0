/** Awaits a resource and registers it to be stopped. */
export type Opened = <Part extends { stop(): Promise<unknown> }>(part: Promise<Part>) => Promise<Part>;

/** Runs a measurement and stops what it opened in reverse order, also when interrupted. */
export async function whileOpen(measure: (opened: Opened) => Promise<void>): Promise<void> {
  const parts: Promise<{ stop(): Promise<unknown> }>[] = [];
  const stopAll = async () => {
    // A resource that is still opening is awaited, because it would otherwise never be stopped.
    for (let part = parts.pop(); part; part = parts.pop()) {
      await part.then(
        (open) => open.stop(),
        () => undefined,
      );
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopAll().finally(() => process.exit(1)));
  }
  try {
    await measure((part) => {
      parts.push(part);
      return part;
    });
  } finally {
    await stopAll();
  }
}
