/** The values of horizontal lines from zero to at least the largest value, in steps of 1, 2 or 5 times a power of ten. */
export function chooseTicks(largest: number): number[] {
  const roughStep = Math.max(4, largest) / 4;
  const power = 10 ** Math.floor(Math.log10(roughStep));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= roughStep) ?? roughStep;
  const count = Math.ceil(Math.max(4, largest) / step);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** At most so many indexes from the first to the last, as evenly as they can be. */
export function chooseLabels(length: number, most: number): number[] {
  const count = Math.min(length, most);
  if (count < 2) return length > 0 ? [0] : [];
  return Array.from({ length: count }, (_, at) => Math.round((at * (length - 1)) / (count - 1)));
}

export interface Place {
  x: number;
  y: number;
}

/** An SVG path through places, whose curve never goes above or below its neighbours (Fritsch and Carlson). */
export function curveThrough(places: readonly Place[]): string {
  const [first] = places;
  if (!first) return '';
  const slopes = tangents(places);
  const pieces = places.slice(1).map((place, at) => {
    const from = places[at] as Place;
    const third = (place.x - from.x) / 3;
    const controls = [
      [from.x + third, from.y + third * (slopes[at] ?? 0)],
      [place.x - third, place.y - third * (slopes[at + 1] ?? 0)],
    ];
    return `C${[...controls, [place.x, place.y]].map((pair) => pair.map(round).join(' ')).join(',')}`;
  });
  return `M${round(first.x)} ${round(first.y)}${pieces.join('')}`;
}

function tangents(places: readonly Place[]): number[] {
  const steep = places.slice(1).map((place, at) => {
    const from = places[at] as Place;
    return (place.y - from.y) / (place.x - from.x);
  });
  return places.map((_, at) => {
    const [before, after] = [steep[at - 1], steep[at]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

const round = (value: number) => Math.round(value * 100) / 100;
