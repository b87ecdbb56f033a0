import { readFile } from 'node:fs/promises';
import { type Load, median, runLoad } from '../load.ts';
import type { BenchSite } from '../site.ts';

/** The measurements of one contender in one time slice. */
export interface Slice {
  rate: number;
  p50: number;
  p99: number;
  /** CPU time per request of the server process; null when there are several processes. */
  cpuMs: number | null;
}

export interface Contender {
  who: string;
  products: number | null;
  run(seconds: number): Promise<Slice>;
  /** What it is compared with, and the required ratio. */
  against?: Baseline;
}

/** A ratio of request rates against a peer, or of cost per request against the smaller shop. */
export type Baseline =
  | { type: 'speed of'; ours: Contender; atLeast?: number }
  | { type: 'cost of'; smaller: Contender; atMost: number };

export interface Result extends Slice {
  contender: Contender;
  ratio: number | null;
}

export const connections = 8;
const rounds = 5;
const sliceSeconds = 2;
const warmUpSeconds = 1;

export const secondsFor = (contenders: number) => contenders * (warmUpSeconds + rounds * sliceSeconds);

/** Runs the contenders in rounds of changing order, so that other load on the machine affects all of them alike. */
export async function compare(contenders: Contender[]): Promise<Result[]> {
  for (const contender of contenders) await contender.run(warmUpSeconds);
  const slices = new Map(contenders.map((contender) => [contender, [] as Slice[]]));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % contenders.length;
    for (const contender of [...contenders.slice(first), ...contenders.slice(0, first)]) {
      slices.get(contender)?.push(await contender.run(sliceSeconds));
    }
  }
  const ratesOf = (contender: Contender) => (slices.get(contender) ?? []).map(({ rate }) => rate);
  return contenders.map((contender) => {
    const own = slices.get(contender) ?? [];
    const costs = own.flatMap(({ cpuMs }) => cpuMs ?? []);
    return {
      contender,
      rate: median(ratesOf(contender)),
      p50: median(own.map(({ p50 }) => p50)),
      p99: median(own.map(({ p99 }) => p99)),
      cpuMs: costs.length > 0 ? median(costs) : null,
      ratio: contender.against ? compareRates(contender.against, ratesOf, ratesOf(contender)) : null,
    };
  });
}

/** Compares within each round, because only those ran under the same conditions. */
function compareRates(against: Baseline, ratesOf: (contender: Contender) => number[], own: number[]): number {
  const others = ratesOf(against.type === 'speed of' ? against.ours : against.smaller);
  return median(own.map((rate, round) => (others[round] ?? Number.NaN) / rate));
}

/** A contender that is measured over HTTP. */
export function served(
  who: string,
  products: number | null,
  site: BenchSite,
  { path, ...load }: Omit<Load, 'address' | 'connections' | 'seconds'> & { path: string },
): Contender {
  const address = site.address + path;
  return {
    who,
    products,
    async run(seconds) {
      const before = await cpuMsOf(site.pid);
      const { requestsPerSecond, p50, p99, failures, requests } = await runLoad({
        ...load,
        ...{ address, connections, seconds },
      });
      if (failures > 0) throw new Error(`${failures} of ${requests} requests to ${address} failed.`);
      const cpuMs = before === null ? null : ((await cpuMsOf(site.pid)) ?? Number.NaN) - before;
      return { rate: requestsPerSecond, p50, p99, cpuMs: cpuMs === null ? null : cpuMs / requests };
    },
  };
}

/** CPU time a process has used so far; null outside Linux. */
export async function cpuMsOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory of a process in megabytes; null outside Linux. */
export async function memoryMbOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : null;
}
