export const babyKidsObjects: Record<number, string[]> = {
  10101: ['1f37c'], 10704: ['1f9f8'], 10901: ['1f392'],
};
