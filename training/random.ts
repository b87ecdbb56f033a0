/** A seeded source of chance, so that every drawing and every view can be made again. */
export interface Chance {
  /** From 0 to 1. */
  share(): number;
  between(least: number, most: number): number;
  whole(least: number, most: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True with this probability. */
  sometimes(probability: number): boolean;
}

export function chanceFrom(seed: string): Chance {
  let state = [...seed].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + share() * (most - least);
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1));
  return {
    share,
    between,
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] as (typeof choices)[number],
    sometimes: (probability) => share() < probability,
  };
}
