import type { TranslationOf } from '../define-messages.ts';
import type { listingEditor as english } from '../en/listing-editor.ts';

export const listingEditor: TranslationOf<typeof english> = {
  chooseCategory: '选择分类',
  searchCategories: '可用任何语言搜索',
  searchExample: '运动鞋、Sneakers、รองเท้า',
  noCategory: '没有匹配的分类或商品，换个词试试。',
  recommendedCountries: '推荐国家/地区',
  removeCountry: '移除{country}',
  addCountry: '添加国家/地区',
  chooseCountry: '选择国家/地区',
  fulfilment: '发货方式',
  self: '自行打包发货',
  partner: '使用平台合作物流',
  courier: '快递上门取件',
  language: '语言',
  languageTab: '{code}，{language}',
  markedLanguageTab: '{code}，{language}，{mark}',
  textMissing: '缺少文案',
  title: '标题',
  titleInLanguage: '标题，{language}',
  description: '描述',
  descriptionInLanguage: '描述，{language}',
};
