export const programSoftwareObjects: Record<number, string[]> = {
  14505: ['1f4bf', '1f4c0'],
};
