/** A mask of a few ten thousand pixels: 0 is ground, 255 is the article. */
export interface Mask {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const solidFrom = 128;
/** Holes smaller than this share of the picture are faults of the mask; larger ones are handles and rings. */
const smallestHole = 0.004;
/** Pieces smaller than this share of the article are crumbs of the ground. */
const smallestPiece = 0.06;

/** Closes small holes and drops crumbs; returns what share of the picture the article takes. */
export function tidyMask(mask: Mask): number {
  const { width, height, pixels } = mask;
  const patches = findPatches(mask);
  const largest = Math.max(0, ...patches.filter(({ isSolid }) => isSolid).map(({ members }) => members.length));
  let solid = 0;
  for (const { members, isSolid, touchesEdge } of patches) {
    const isCrumb = isSolid && members.length < largest * smallestPiece;
    const isHole = !isSolid && !touchesEdge && members.length < width * height * smallestHole;
    if (isCrumb) for (const at of members) pixels[at] = 0;
    if (isHole) for (const at of members) pixels[at] = 255;
    if (isHole || (isSolid && !isCrumb)) solid += members.length;
  }
  return solid / (width * height);
}

interface Patch {
  isSolid: boolean;
  touchesEdge: boolean;
  members: number[];
}

function findPatches(mask: Mask): Patch[] {
  const seen = new Uint8Array(mask.pixels.length);
  const patches: Patch[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (!seen[start]) patches.push(spread(mask, seen, start));
  }
  return patches;
}

/** Everything of one kind that hangs together with this pixel. */
function spread({ width, height, pixels }: Mask, seen: Uint8Array, start: number): Patch {
  const isSolid = (pixels[start] as number) >= solidFrom;
  const members = [start];
  let touchesEdge = false;
  seen[start] = 1;
  const visit = (at: number) => {
    if (seen[at] || (pixels[at] as number) >= solidFrom !== isSolid) return;
    seen[at] = 1;
    members.push(at);
  };
  // The list grows while it is read: what is found is looked around from in its turn.
  for (const at of members) {
    const x = at % width;
    const y = (at - x) / width;
    touchesEdge ||= x === 0 || y === 0 || x === width - 1 || y === height - 1;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (y > 0) visit(at - width);
    if (y < height - 1) visit(at + width);
  }
  return { isSolid, touchesEdge, members };
}
