import type { TranslationOf } from '../define-messages.ts';
import type { platforms as english } from '../en/platforms.ts';

export const platforms: TranslationOf<typeof english> = {
  unsuited: '不适合此类商品',
  nowhere: '未覆盖所选国家/地区',
  one: '覆盖{first}',
  two: '覆盖{first}和{second}',
  more: '覆盖{first}、{second}及另外{count}个所选国家/地区',
  handmade: '{where}，适合手工、复古或工艺类商品',
};
