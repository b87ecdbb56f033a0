// A photo of these shows a box, a bottle or a cover, so "green shampoo" or "red novel" would be misleading.
const softwareAisle = 14;
const packagedLeaves = new Set([
  ...[1604],
  ...[3901, 3902, 3903, 3904, 3905, 3906, 3907, 3908, 3909, 3910, 3804],
  ...[4601, 4602, 4603, 4604],
  ...[6201, 6202, 6203, 6204, 6205, 6206, 6301, 6302, 6303, 6304, 6401, 6402, 6403, 6404, 6405],
  ...[6604, 6605, 6703, 6704, 6802, 6803, 6804, 6806, 6906],
  ...[8101, 8102, 8103, 8104, 8105, 8106, 8201, 8202, 8203, 8204, 8205],
  ...[8301, 8302, 8303, 8304, 8305, 8402, 8403, 8404, 8808],
  ...[10109, 10201, 10202, 10206],
  ...[11204, 11305, 11402, 11503, 11504, 11601, 11602, 11603, 11604, 11702, 11704, 11705],
  ...[12608, 13608],
]);

/** Whether colour and material in a photo belong to the product and not to its packaging. */
export function photoShowsProduct(leafId: number): boolean {
  return Math.floor(leafId / 1000) !== softwareAisle && !packagedLeaves.has(leafId);
}
