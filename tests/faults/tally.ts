const columns = ['rounds', 'acts', 'lost', 'doubled', 'speechless', 'stuck'] as const;
type Column = (typeof columns)[number];
type Row = Record<Column, number> & { recoveries: number[] };

/** Counts by kind of fault. */
export interface Tally {
  add(name: string, column: Column, count: number): void;
  recovered(name: string, seconds: number): void;
  /** Analyses that ended with an error message instead of a proposal. */
  givenUp: number;
  print(): void;
  isGood(): boolean;
}

export function openTally(): Tally {
  const rows = new Map<string, Row>();
  const rowOf = (name: string) => {
    const row = rows.get(name) ?? { rounds: 0, acts: 0, lost: 0, doubled: 0, speechless: 0, stuck: 0, recoveries: [] };
    rows.set(name, row);
    return row;
  };
  return {
    givenUp: 0,
    add(name, column, count) {
      rowOf(name)[column] += count;
    },
    recovered: (name, seconds) => void rowOf(name).recoveries.push(seconds),
    print() {
      const all = [...rows].sort(([a], [b]) => a.localeCompare(b));
      const sum = (column: Column) => all.reduce((total, [, row]) => total + row[column], 0);
      const total = {
        ...Object.fromEntries(columns.map((column) => [column, sum(column)])),
        recoveries: all.flatMap(([, row]) => row.recoveries),
      } as Row;
      const lines = [...all, ['all', total] as const].map(([name, row]) => {
        const times = row.recoveries.toSorted((a, b) => a - b);
        const seconds = (share: number) =>
          times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1) ?? '–';
        return [name, row.rounds, row.acts, row.lost, row.doubled, row.speechless, row.stuck, seconds(0.5), seconds(1)];
      });
      const head = [
        'fault',
        'rounds',
        'acknowledged',
        'lost',
        'doubled',
        'without a sentence',
        'stuck',
        'back p50 s',
        'max s',
      ];
      const widths = head.map((title, index) =>
        Math.max(...[head, ...lines].map((line) => String(line[index]).length), title.length),
      );
      for (const line of [head, ...lines]) {
        console.log(
          line
            .map((cell, index) =>
              index === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[index] ?? 0),
            )
            .join('  '),
        );
      }
    },
    isGood: () =>
      [...rows.values()].every(({ lost, doubled, speechless, stuck }) => lost + doubled + speechless + stuck === 0),
  };
}
