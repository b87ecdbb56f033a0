import type { TranslationOf } from '../define-messages.ts';
import type { sellingSetup as english } from '../en/selling-setup.ts';

export const sellingSetup: TranslationOf<typeof english> = {
  title: '配送と支払い方法',
  lead: '設定は一度だけです。あらかじめ入力された内容が、公開時に保存されます。あとから設定で変更できます。',
  packed: '{country}から{count}日以内に発送します。国内の送料は{fee}です。',
  packedToday: '{country}から当日中に発送します。国内の送料は{fee}です。',
  change: '配送設定を変更',
  more: 'PromptPay、VietQR、PayNowは設定で追加できます。',
};
