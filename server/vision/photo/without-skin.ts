import { maskSide } from '../networks/input-sizes.ts';
import { boxOf } from './cut-out.ts';
import type { Box, Picture } from './picture.ts';

/** Mask values from which a pixel belongs to the article or to the person. */
const solidFrom = 128;
/** Shares of the mask: less skin may be anything, and what is left must be something. */
const [leastSkin, leastSkinPatch, leastLeft] = [0.05, 0.02, 0.08];
/** Parts of this share of the largest one belong to the article too, such as the second shoe. */
const partFrom = 0.4;
/** A box of nearly the same size shows nothing new. */
const mostOfBox = 0.9;

/**
 * The part of an article's box without the hands, face and limbs of whoever holds or wears it; null where no skin is seen. Wood, leather
 * and brass have colours of skin too, so the box is one more view of the article and replaces none.
 */
export function boxWithoutSkin(mask: Uint8Array, pixels: Uint8Array, picture: Picture, article: Box): Box | null {
  const skin = new Uint8Array(mask.length);
  const rest = new Uint8Array(mask.length);
  for (let at = 0; at < mask.length; at += 1) {
    if ((mask[at] as number) >= solidFrom) (isSkin(pixels, at * 3) ? skin : rest)[at] = 1;
  }
  const patches = { skin: findPatches(withoutEdge(skin)), rest: findPatches(withoutEdge(rest)) };
  const [skinSize, restSize] = [sum(skin), sum(rest)];
  const total = skinSize + restSize;
  const largest = Math.max(0, ...patches.rest.sizes);
  if (skinSize < leastSkin * total || Math.max(0, ...patches.skin.sizes) < leastSkinPatch * total) return null;
  if (largest < leastLeft * total) return null;
  const kept = patches.rest.labels.map((label) => ((patches.rest.sizes[label] ?? 0) >= largest * partFrom ? 255 : 0));
  const box = boxOf(Uint8Array.from(kept), picture);
  return box.width * box.height <= mostOfBox * article.width * article.height ? box : null;
}

/** Whether a pixel may be skin, dark or light: by the two components of colour of JPEG, in which skins differ little. */
function isSkin(pixels: Uint8Array, at: number): boolean {
  const [red, green, blue] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
  const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
  const [towardsBlue, towardsRed] = [0.564 * (blue - brightness), 0.713 * (red - brightness)];
  const isSkinColour = towardsBlue >= -48 && towardsBlue <= -4 && towardsRed >= 8 && towardsRed <= 44;
  return isSkinColour && brightness > 50 && red > green && green >= 0.85 * blue;
}

const sum = (flags: Uint8Array) => flags.reduce((total, flag) => total + flag, 0);

/** Removes the outermost pixels, so that thin bridges do not join what is apart; the edge of the picture is none. */
function withoutEdge(flags: Uint8Array): Uint8Array {
  const last = maskSide - 1;
  return flags.map((flag, at) => {
    const column = at % maskSide;
    const isInside =
      flag !== 0 &&
      (column === 0 || flags[at - 1] !== 0) &&
      (column === last || flags[at + 1] !== 0) &&
      flags[at - maskSide] !== 0 &&
      flags[at + maskSide] !== 0;
    return isInside ? 1 : 0;
  });
}

/** Numbers the connected patches from one; pixels outside of any have zero. */
function findPatches(flags: Uint8Array): { labels: Uint16Array; sizes: number[] } {
  const labels = new Uint16Array(flags.length);
  const sizes = [0];
  for (let start = 0; start < flags.length; start += 1) {
    if (!flags[start] || labels[start]) continue;
    const label = sizes.push(0) - 1;
    const waiting: number[] = [];
    const visit = (at: number) => {
      if (!flags[at] || labels[at]) return;
      labels[at] = label;
      waiting.push(at);
    };
    visit(start);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      sizes[label] = (sizes[label] as number) + 1;
      const column = at % maskSide;
      if (column > 0) visit(at - 1);
      if (column < maskSide - 1) visit(at + 1);
      visit(at - maskSide);
      visit(at + maskSide);
    }
  }
  return { labels, sizes };
}
