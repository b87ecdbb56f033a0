/** Waits for a part and remembers to stop it. */
export type Opened = <Part extends { stop(): Promise<unknown> }>(part: Promise<Part>) => Promise<Part>;

/** Runs a measurement. What it opened is stopped the other way round at its end, and also when it is interrupted. */
export async function whileOpen(measure: (opened: Opened) => Promise<void>): Promise<void> {
  const parts: { stop(): Promise<unknown> }[] = [];
  const stopAll = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopAll().finally(() => process.exit(1)));
  }
  try {
    await measure(async (part) => {
      const ready = await part;
      parts.push(ready);
      return ready;
    });
  } finally {
    await stopAll();
  }
}
