import type { TranslationOf } from '../define-messages.ts';
import type { shippingForm as english } from '../en/shipping-form.ts';

export const shippingForm: TranslationOf<typeof english> = {
  country: '发货地',
  place: '城市',
  placeHint: '显示在配送时间旁，买家可见。',
  packDays: '备货天数',
  packDaysHint: '买家付款后几个工作日内发货。',
  homeFee: '境内运费（美元）',
  regionFee: '周边国家/地区运费（美元）',
  worldFee: '其他国家/地区运费（美元）',
  emptyFee: '不配送请留空。',
  freeFrom: '免运费门槛（美元）',
  freeFromHint: '不提供满额免运费请留空。',
  countryRequired: '请选择国家/地区。',
  placeTooLong: '最多100个字符。',
  packDaysWrong: '请输入0至30之间的天数。',
  feeRequired: '请输入运费，0表示免运费。',
  feeWrong: '请输入不超过1,000的金额，例如4.50。',
  freeFromWrong: '请输入不超过100,000的金额，例如50。',
  save: '保存物流设置',
  suggested: '已按你所在的国家/地区预填，保存后买家即可下单。',
};
