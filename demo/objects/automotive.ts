export const automotiveObjects: Record<number, string[]> = {
  4605: ['1f9fd'],
  4803: ['1f527'],
  4805: ['1f9ef', '1f9ba'],
  4901: ['1f697', '1f699', '1f698'],
  4902: ['1f690'],
  4903: ['1f69a', '1f69b', '1f6fb'],
  4904: ['1f3cd-fe0f'],
  4905: ['1f6f5'],
  4906: ['1f6f4'],
  4908: ['26f5', '1f6a4', '1f6e5-fe0f'],
};
