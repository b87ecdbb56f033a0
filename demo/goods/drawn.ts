import type { MaterialId } from '../../catalog/attributes/material-id.ts';
import { type ColourId, isColourId } from '../../listing-copy/words/colours.ts';
import { type Drawing, drawSvg, inks } from '../drawings/brush.ts';
import { productTypeOfDrawing } from './product-types-shown.ts';

/** A drawn product in one colour combination. */
export interface DrawnGood {
  categoryId: number;
  /** The product type it shows; undefined for the category's most usual one. */
  productType?: string | undefined;
  /** Draws on demand, because most drawings are never used. */
  draw(): string;
  colours: ColourId[];
  material?: MaterialId | undefined;
  /** Words printed on it. */
  words?: string[];
}

/**
 * One product for each pair of colours: 'red+white' is described as red and white, 'red/white' only as red, because the
 * white part is small.
 */
export function drawn(categoryId: number, draw: Drawing, pairs: string, material?: MaterialId): DrawnGood[] {
  return pairs.split(' ').map((pair) => {
    const [main, second] = pair.split(/[+/]/).map(readColour) as [ColourId, ColourId];
    return {
      categoryId,
      productType: productTypeOfDrawing(categoryId, draw.name),
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
