export const electronicsDiyObjects: Record<number, string[]> = {
  15306: ['1f39b-fe0f'],
  15605: ['1f579-fe0f'],
  15701: ['1f50b', '1faab'],
};
