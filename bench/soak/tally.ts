interface Problem {
  count: number;
  /** The first message of this kind in full. */
  example: string;
}

/** Collects response times by kind of request, and errors. */
export interface Tally {
  time(kind: string, milliseconds: number): void;
  fail(kind: string, example: string): void;
  finish(journey: string): void;
  times: ReadonlyMap<string, readonly number[]>;
  problems: ReadonlyMap<string, Problem>;
  finished: ReadonlyMap<string, number>;
}

export function createTally(): Tally {
  const times = new Map<string, number[]>();
  const problems = new Map<string, Problem>();
  const finished = new Map<string, number>();
  return {
    times,
    problems,
    finished,
    time(kind, milliseconds) {
      const known = times.get(kind);
      if (known) known.push(milliseconds);
      else times.set(kind, [milliseconds]);
    },
    fail(kind, example) {
      const known = problems.get(kind);
      if (known) known.count += 1;
      else problems.set(kind, { count: 1, example });
    },
    finish(journey) {
      finished.set(journey, (finished.get(journey) ?? 0) + 1);
    },
  };
}
