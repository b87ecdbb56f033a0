/**
 * Loaded into a server process before anything else: its clock can be set to another time from outside, as when a
 * machine's clock is corrected. Timers go on as they do then: they count what has passed and not what the clock says.
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
// Whoever started us is gone, and nobody else would ever end us.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
