import type { TranslationOf } from '../define-messages.ts';
import type { wizardFacts as english } from '../en/wizard-facts.ts';

export const wizardFacts: TranslationOf<typeof english> = {
  seen: '照片中可见',
  guessed: '推测，请核对',
  colour: '颜色',
  material: '材质',
  brand: '品牌',
  condition: '成色',
  printed: '印有文字',
  printedWord: '“{word}”',
  ownDetails: '补充信息',
  ownDetailsHint: '选填。填写的内容会写入全部七种语言的文案。',
  new: '全新',
  'like-new': '几乎全新',
  'used-good': '轻微使用痕迹',
  'used-fair': '明显使用痕迹',
  'for-parts': '仅供拆件',
  size: '尺码/尺寸',
  sizeExample: 'M、42、30 × 20 cm',
  model: '型号',
  quantity: '数量',
  quantityWrong: '数量须为1至{max}的整数',
  inTheBox: '包装清单',
  inTheBoxExample: '充电器、数据线、保护壳',
};
