const marker = 0xff;
const startOfScan = 0xda;
const endOfImage = 0xd9;
// In entropy-coded data, 0xff00 is an escaped 0xff, d0 to d7 are restart markers, and 0xff is padding.
const isPictureData = (code: number) => code === 0 || code === marker || (code >= 0xd0 && code <= 0xd7);

/**
 * Counts the scans of a JPEG, up to one more than `max`: decoding each scan visits all pixels, however few bytes it has.
 * Scans inside other segments, such as an embedded preview, are not counted.
 */
export function countScans(jpeg: Buffer, max: number): number {
  let scans = 0;
  let at = 2;
  while (scans <= max) {
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
