const SECONDS_BETWEEN_PLAIN_LINES = 10;

export const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(1);

/**
 * Shows the progress of a long step: one updated line on a terminal, a new line every few seconds elsewhere and where
 * another program prints at the same time.
 */
export async function withProgress(label, work, { isAlone = true } = {}) {
  const start = performance.now();
  const onTerminal = process.stdout.isTTY && isAlone;
  const elapsed = () => Math.round((performance.now() - start) / 1000);
  const show = () => process.stdout.write(onTerminal ? `\r${label} … ${elapsed()} s ` : `${label} … ${elapsed()} s\n`);
  show();
  const timer = setInterval(show, onTerminal ? 1000 : SECONDS_BETWEEN_PLAIN_LINES * 1000);
  let outcome = 'not done after';
  try {
    const result = await work();
    outcome = 'done in';
    return result;
  } finally {
    clearInterval(timer);
    process.stdout.write(`${onTerminal ? '\r' : ''}${label}: ${outcome} ${secondsSince(start)} s\n`);
  }
}
