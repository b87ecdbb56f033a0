/**
 * By which place's clock the browser goes: `Asia/Bangkok`. Asked in a worker, because the first use of `Intl` on a page
 * keeps a slow phone from answering for a tenth of a second. A browser that will not say is asked once and no more.
 */
export function askTimeZone(onAnswer: (zone: string) => void): void {
  const worker = new Worker(new URL('./time-zone.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<string>) => {
    worker.terminate();
    onAnswer(data);
  };
}
