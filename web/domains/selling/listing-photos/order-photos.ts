/** The list with one photo taken out of its place and put into another; a place outside is the nearest inside. */
export function movePhoto(photos: readonly string[], from: number, to: number): string[] {
  const [moved] = photos.slice(from, from + 1);
  if (moved === undefined) return [...photos];
  const others = photos.filter((_, place) => place !== from);
  const target = Math.min(others.length, Math.max(0, to));
  return [...others.slice(0, target), moved, ...others.slice(target)];
}

export const withoutPhoto = (photos: readonly string[], photo: string) => photos.filter((one) => one !== photo);

/** The list with another photo in the place of one; where that is gone meanwhile, at the end. */
export function replacePhoto(photos: readonly string[], former: string | null, photo: string): string[] {
  if (photos.includes(photo)) return [...photos];
  if (former === null || !photos.includes(former)) return [...photos, photo];
  return photos.map((one) => (one === former ? photo : one));
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place of the tile whose middle is nearest to a point; -1 without tiles. */
export function nearestPlace(tiles: readonly Box[], { x, y }: { x: number; y: number }): number {
  const distances = tiles.map(({ left, top, width, height }) => Math.hypot(x - left - width / 2, y - top - height / 2));
  return distances.indexOf(Math.min(...distances));
}
