/** A segmentation mask: 0 is background, 255 is the article. */
export interface Mask {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const solidThreshold = 128;
/** Holes smaller than this share of the picture are mask errors; larger ones are handles and rings. */
const minHoleShare = 0.004;
/** Pieces smaller than this share of the largest one are background noise. */
const minPieceShare = 0.06;

/** Fills small holes and removes small pieces; returns the article's share of the picture. */
export function cleanMask(mask: Mask): number {
  const { width, height, pixels } = mask;
  const components = findComponents(mask);
  const largest = Math.max(0, ...components.filter(({ isSolid }) => isSolid).map(({ members }) => members.length));
  let solid = 0;
  for (const { members, isSolid, touchesEdge } of components) {
    const isNoise = isSolid && members.length < largest * minPieceShare;
    const isHole = !isSolid && !touchesEdge && members.length < width * height * minHoleShare;
    if (isNoise) for (const at of members) pixels[at] = 0;
    if (isHole) for (const at of members) pixels[at] = 255;
    if (isHole || (isSolid && !isNoise)) solid += members.length;
  }
  return solid / (width * height);
}

interface Component {
  isSolid: boolean;
  touchesEdge: boolean;
  members: number[];
}

function findComponents(mask: Mask): Component[] {
  const visited = new Uint8Array(mask.pixels.length);
  const components: Component[] = [];
  for (let start = 0; start < visited.length; start += 1) {
    if (!visited[start]) components.push(floodFill(mask, visited, start));
  }
  return components;
}

/** The connected component of this pixel. */
function floodFill({ width, height, pixels }: Mask, visited: Uint8Array, start: number): Component {
  const isSolid = (pixels[start] as number) >= solidThreshold;
  const members = [start];
  let touchesEdge = false;
  visited[start] = 1;
  const visit = (at: number) => {
    if (visited[at] || (pixels[at] as number) >= solidThreshold !== isSolid) return;
    visited[at] = 1;
    members.push(at);
  };
  // The list grows during iteration, which makes it the queue of a breadth-first search.
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
