/**
 * Reads the browser's time zone, such as `Asia/Bangkok`, in a worker, because the first use of `Intl` on a page blocks a
 * slow phone for a tenth of a second.
 */
export function detectTimeZone(onResult: (zone: string) => void): void {
  const worker = new Worker(new URL('./time-zone.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<string>) => {
    worker.terminate();
    onResult(data);
  };
}
