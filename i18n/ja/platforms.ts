import type { TranslationOf } from '../define-messages.ts';
import type { platforms as english } from '../en/platforms.ts';

export const platforms: TranslationOf<typeof english> = {
  unsuited: 'この種類の商品には不向き',
  nowhere: '選択した国では販売不可',
  one: '{first}で販売可能',
  two: '{first}、{second}で販売可能',
  more: '選択した国のうち、{first}、{second}、ほか{count}か国で販売可能',
  handmade: '{where}（ハンドメイド、ビンテージ、クラフト向け）',
};
