export const petSuppliesObjects: Record<number, string[]> = {
  11603: ['1f9b4'],
};
