import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';

export type Form = 'phone' | 'desktop';

type Report = RunnerResult['lhr'];

export const scoreGoals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export type Category = keyof typeof scoreGoals;
export const categories = Object.keys(scoreGoals) as Category[];
export const types = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const;

export interface Visit {
  scores: Record<Category, number>;
  lcpMs: number;
  cls: number;
  blockingMs: number;
  /** Compressed, as sent, for each of `kinds`. */
  kilobytes: number[];
  /** Audits below the full score. */
  complaints: string[];
}

/** Lighthouse results of the visit with median speed, because other load may slow single visits. */
export async function visitPage(address: string, form: Form, port: number, visits: number): Promise<Visit> {
  const look = async (onlyCategories: readonly Category[], tries = 3): Promise<Report> => {
    const flags = { port, onlyCategories: [...onlyCategories], logLevel: 'error' as const, ignoreStatusCode: true };
    const result = await lighthouse(address, flags, form === 'desktop' ? desktopConfig : undefined);
    const failure = result ? result.lhr.runtimeError : { code: 'NO_RESULT', message: 'no result' };
    if (result && !failure) return result.lhr;
    // A trace that started too late is repeated.
    if (failure?.code === 'NO_NAVSTART' && tries > 1) return look(onlyCategories, tries - 1);
    throw new Error(`Lighthouse could not visit ${address}: ${failure?.message}`);
  };
  // Categories other than performance are the same in each visit.
  const first = await look(categories);
  const reports = [first];
  while (reports.length < visits) reports.push(await look(['performance']));
  const bySpeed = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const middle = bySpeed[Math.floor(bySpeed.length / 2)] ?? first;
  const speed = scoreOf(middle, 'performance');
  const scores = Object.fromEntries(categories.map((name) => [name, scoreOf(first, name)])) as Visit['scores'];
  return {
    scores: { ...scores, performance: speed },
    lcpMs: value(middle, 'largest-contentful-paint'),
    cls: value(middle, 'cumulative-layout-shift'),
    blockingMs: value(middle, 'total-blocking-time'),
    kilobytes: types.map((type) => kilobytesOf(first, type)),
    complaints: complaintsOf(first),
  };
}

function scoreOf(report: Report, name: Category): number {
  return Math.round((report.categories[name]?.score ?? 0) * 100);
}

function value({ audits }: Report, name: string): number {
  return audits[name]?.numericValue ?? Number.NaN;
}

function kilobytesOf({ audits }: Report, kind: string): number {
  const details = audits['network-requests']?.details as
    | { items: { resourceType?: string; transferSize: number }[] }
    | undefined;
  const items = (details?.items ?? []).filter(({ resourceType }) => resourceType === kind);
  return items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
}

function complaintsOf({ categories: scored, audits }: Report): string[] {
  const wanted = categories.slice(1).flatMap((name) => scored[name]?.auditRefs ?? []);
  return wanted
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
}
