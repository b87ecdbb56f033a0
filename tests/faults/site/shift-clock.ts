/**
 * Preloaded into a server process so that a test can shift its clock, as when a machine's clock is corrected.
 * Timers are not affected, because they use the monotonic clock.
 */
const real = Date;
let shiftMs = 0;

class ShiftedDate extends real {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [real.now() + shiftMs] : given) as [number]));
  }

  static override now(): number {
    return real.now() + shiftMs;
  }
}

globalThis.Date = new Proxy(ShiftedDate, {
  apply: () => new ShiftedDate().toString(),
}) as unknown as DateConstructor;

process.on('message', (message: { clockShiftMs?: number }) => {
  shiftMs = message.clockShiftMs ?? shiftMs;
});
// The parent is gone, so nobody else would stop this process.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
