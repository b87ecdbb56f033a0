export const jewelryWatchesObjects: Record<number, string[]> = {
  9101: ['1f48d'],
  9204: ['1f4ff'],
  9501: ['231a'],
  9703: ['1f451'],
  9901: ['1f48e'],
};
