import type { Modules } from './matrix.ts';

/** Dark, light, three dark, light, dark: what a finder looks like on any line through its middle. */
const likeAFinder = ['10111010000', '00001011101'];

/** How hard a code is for a camera, by the standard's four rules; the mask with the least is taken. */
export function penalty(modules: Modules): number {
  const rows = modules.map((row) => row.map(Number).join(''));
  const columns = rows.map((_, place) => rows.map((row) => row[place]).join(''));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    for (let place = 0; place + 11 <= line.length; place += 1) {
      if (likeAFinder.includes(line.slice(place, place + 11))) points += 40;
    }
  }
  return points + 3 * countSquares(rows) + unevenness(rows.join(''));
}

/** Squares of four alike, counted wherever they begin. */
function countSquares(rows: readonly string[]): number {
  let count = 0;
  for (let row = 1; row < rows.length; row += 1) {
    for (let column = 1; column < rows.length; column += 1) {
      const four = `${rows[row - 1]?.slice(column - 1, column + 1)}${rows[row]?.slice(column - 1, column + 1)}`;
      if (four === '0000' || four === '1111') count += 1;
    }
  }
  return count;
}

function unevenness(all: string): number {
  const darkPercent = (100 * all.replaceAll('0', '').length) / all.length;
  return 10 * Math.floor(Math.abs(darkPercent - 50) / 5);
}
