/**
 * Resolves when the launcher, which started this process beside the build, reports that the pages are built; rejects when
 * it gives up or ends.
 */
export function awaitBuild(): Promise<void> {
  const built = new Promise<void>((resolve, reject) => {
    const rejectWait = () => reject(new Error('The site was stopped before its pages were built.'));
    process.once('disconnect', rejectWait);
    process.once('message', () => {
      process.off('disconnect', rejectWait);
      process.disconnect?.();
      resolve();
    });
  });
  // Awaited late in the start; until then a rejection must not count as unhandled.
  built.catch(() => undefined);
  return built;
}
