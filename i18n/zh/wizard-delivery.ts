import type { TranslationOf } from '../define-messages.ts';
import type { wizardDelivery as english } from '../en/wizard-delivery.ts';

export const wizardDelivery: TranslationOf<typeof english> = {
  title: '物流与配送',
  finish: '保存并完成设置',
  weight: '重量（kg）',
  shopName: '店铺名称',
  shopNameHint: '显示在商品旁，买家可见。不填则显示“{name}”。',
  exampleTitle: '运费示例，重量0.8kg',
  local: '境内',
  international: '国际',
  noFee: '（免运费）',
  carriers: '物流公司',
  carrierSite: '{name}<hidden>，打开其官网</hidden>',
  carrierWithoutSite: '{name}<hidden>：{reason}</hidden>',
  facebookReason: 'Facebook在自己的订单内安排物流，没有公开的物流页面。',
  shippingTitle: '发往各国家/地区的运费',
  shipsFrom: '发货地',
  shipsFromSaved: '可在“设置”中修改。',
  chooseCountry: '选择所在国家/地区',
  estimate: '按{date}价目表估算的单件可追踪包裹运费，以物流公司报价为准。',
  estimateFrom: '按{date}价目表估算的单件可追踪包裹运费，从{country}发货，以物流公司报价为准。',
  aboutPrice: '约{price}',
  noEstimate: '暂无估价',
};
