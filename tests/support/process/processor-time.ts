/**
 * Milliseconds of this thread's processor time, which other work on the machine does not lengthen; the least of three
 * runs, because the first also compiles the code.
 */
export async function processorMsOf(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const start = process.threadCpuUsage();
    await run();
    const { user, system } = process.threadCpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}
