const marker = 0xff;
const startOfScan = 0xda;
const endOfImage = 0xd9;
// Within picture data a zero marks a plain 0xff, and these eight are points to resume at; 0xff itself fills gaps.
const isPictureData = (code: number) => code === 0 || code === marker || (code >= 0xd0 && code <= 0xd7);

/**
 * Counts the scans of a JPEG, up to one more than `most`: each goes over all pixels again, however few bytes it has.
 * What stands inside other segments, as a small preview does, is not counted.
 */
export function countScans(jpeg: Buffer, most: number): number {
  let scans = 0;
  let at = 2;
  while (scans <= most) {
    at = jpeg.indexOf(marker, at);
    const code = at < 0 ? undefined : jpeg[at + 1];
    if (code === undefined || code === endOfImage) return scans;
    if (isPictureData(code)) {
      at += code === marker ? 1 : 2;
      continue;
    }
    if (code === startOfScan) scans += 1;
    const hasLength = at + 4 <= jpeg.length;
    at += 2 + (hasLength ? jpeg.readUInt16BE(at + 2) : 0);
  }
  return scans;
}
