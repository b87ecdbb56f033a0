import type { TranslationOf } from '../define-messages.ts';
import type { sellingSetup as english } from '../en/selling-setup.ts';

export const sellingSetup: TranslationOf<typeof english> = {
  title: '物流与收款',
  lead: '只需设置一次。内容已为你预填，发布商品时一并保存，之后可在“设置”中修改。',
  packed: '{count}天内从{country}发货，境内运费{fee}。',
  packedToday: '当天从{country}发货，境内运费{fee}。',
  change: '修改物流设置',
  more: '可在“设置”中添加PromptPay、VietQR和PayNow。',
};
