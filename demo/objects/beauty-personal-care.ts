export const beautyPersonalCareObjects: Record<number, string[]> = {
  6101: ['1f484'],
  6106: ['1fa9e'],
  6307: ['1faae'],
  6501: ['1f485'],
  6601: ['1fa92'],
  6701: ['1faa5'],
  6801: ['1f9fc'],
  6803: ['1f9f4'],
  6805: ['1f9fd'],
  6905: ['1fa79'],
  6906: ['1f48a'],
  6907: ['1f9bd', '1f9bc', '1fa7c'],
};
