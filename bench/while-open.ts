/** Waits for a part and remembers to stop it. */
export type Opened = <Part extends { stop(): Promise<unknown> }>(part: Promise<Part>) => Promise<Part>;

/** Runs a measurement. What it opened is stopped the other way round at its end, and also when it is interrupted. */
export async function whileOpen(measure: (opened: Opened) => Promise<void>): Promise<void> {
  const parts: Promise<{ stop(): Promise<unknown> }>[] = [];
  const stopAll = async () => {
    // One that is still opening is waited for: left alone, it would stay open for good.
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
