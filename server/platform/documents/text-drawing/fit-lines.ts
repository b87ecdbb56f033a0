/** The width of a unit and of the space after it, both at font size 1. */
export interface Measured {
  width: number;
  space: number;
}

export interface Fit {
  /** The number of units on each line. */
  lines: number[];
  size: number;
  /** Whether the whole text fits; otherwise an ellipsis ends the last line. */
  isWhole: boolean;
}

export interface Room {
  width: number;
  height: number;
  maxLines: number;
  largest: number;
  smallest: number;
  /** Line height at font size 1. */
  lineHeight: number;
}

const ellipsisWidth = 1;

/** Finds the largest size at which all units fit, in lines of even length; cuts the end as the last resort. */
export function fitLines(units: Measured[], room: Room): Fit {
  let best: Fit | null = null;
  for (let count = 1; count <= Math.min(room.maxLines, units.length); count += 1) {
    const lines = evenLines(units, count);
    const widest = Math.max(...widthsOf(units, lines));
    const size = Math.floor(Math.min(room.largest, room.width / widest, room.height / (count * room.lineHeight)));
    if (size >= room.smallest && size > (best?.size ?? 0)) best = { lines, size, isWhole: true };
  }
  return best ?? fillLines(units, room);
}

/** Breaks units into `count` lines of even length; the widest line costs most, because it limits the size. */
export function evenLines(units: Measured[], count: number): number[] {
  const starts = [0];
  for (const unit of units) starts.push((starts.at(-1) ?? 0) + unit.width + unit.space);
  const cost = (from: number, to: number) =>
    ((starts[to] ?? 0) - (starts[from] ?? 0) - (units[to - 1]?.space ?? 0)) ** 6;
  // For each prefix of the units, the cheapest break into as many lines as iterations have passed.
  let best = units.map((_, index) => ({ cost: cost(0, index + 1), lines: [index + 1] }));
  for (let line = 1; line < count; line += 1) {
    best = best.map((_, last) => {
      const candidates = best.slice(line - 1, last).map((candidate, index) => {
        const from = index + line;
        return { cost: candidate.cost + cost(from, last + 1), lines: [...candidate.lines, last + 1 - from] };
      });
      return candidates.reduce((cheapest, candidate) => (candidate.cost < cheapest.cost ? candidate : cheapest), {
        cost: Infinity,
        lines: [] as number[],
      });
    });
  }
  return best.at(-1)?.lines ?? [];
}

function greedyLines(units: Measured[], width: number): number[] {
  const lines: number[] = [];
  let used = 0;
  let onLine = 0;
  for (const unit of units) {
    if (onLine > 0 && used + unit.width > width + 1e-9) {
      lines.push(onLine);
      used = 0;
      onLine = 0;
    }
    used += unit.width + unit.space;
    onLine += 1;
  }
  return [...lines, onLine];
}

function widthsOf(units: Measured[], lines: number[]): number[] {
  let start = 0;
  return lines.map((length) => {
    const line = units.slice(start, start + length);
    start += length;
    return line.reduce((sum, unit, index) => sum + unit.width + (index < line.length - 1 ? unit.space : 0), 0);
  });
}

/** As many units as fit at the smallest size, with space for the ellipsis. */
function fillLines(units: Measured[], room: Room): Fit {
  const count = Math.max(1, Math.min(room.maxLines, Math.floor(room.height / (room.smallest * room.lineHeight))));
  const width = room.width / room.smallest;
  const lines = greedyLines(units, width).slice(0, count);
  const last = lines.length - 1;
  while ((lines[last] ?? 0) > 1 && (widthsOf(units, lines)[last] ?? 0) + ellipsisWidth > width) {
    lines[last] = (lines[last] ?? 0) - 1;
  }
  return { lines, size: room.smallest, isWhole: lines.reduce((sum, length) => sum + length, 0) === units.length };
}
