import { type ColourId, isColourId } from '../../phrasebook/colours.ts';
import type { MaterialId } from '../../phrasebook/materials.ts';
import { type Drawing, drawSvg, inks } from '../drawings/brush.ts';

/** An article that is drawn, in one choice of colours. */
export interface DrawnGood {
  leafId: number;
  /** Drawn when it is needed: most shelves are never emptied. */
  draw(): string;
  /** Known exactly, because they were chosen. */
  colours: ColourId[];
  material?: MaterialId | undefined;
  /** What is printed on it. */
  words?: string[];
}

/**
 * One article for each pair of colours: 'red+white' is told as red and white, while 'red/white' is told as red,
 * because the white is a small part of it.
 */
export function drawn(leafId: number, draw: Drawing, pairs: string, material?: MaterialId): DrawnGood[] {
  return pairs.split(' ').map((pair) => {
    const [main, second] = pair.split(/[+/]/).map(readColour) as [ColourId, ColourId];
    return {
      leafId,
      draw: () => drawSvg(draw, inkOf(main), inkOf(second)),
      colours: pair.includes('+') ? [main, second] : [main],
      material,
    };
  });
}

function readColour(id: string): ColourId {
  if (isColourId(id)) return id;
  throw new RangeError(`'${id}' is no colour`);
}

function inkOf(id: ColourId): string {
  const ink = inks[id];
  if (ink) return ink;
  throw new RangeError(`there is no ink in ${id}`);
}
