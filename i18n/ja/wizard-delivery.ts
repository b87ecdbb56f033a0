import type { TranslationOf } from '../define-messages.ts';
import type { wizardDelivery as english } from '../en/wizard-delivery.ts';

export const wizardDelivery: TranslationOf<typeof english> = {
  title: '物流・配送',
  finish: '保存して設定を完了',
  weight: '重量（kg）',
  shopName: 'ショップ名',
  shopNameHint: '商品ページで購入者に表示されます。入力しない場合は「{name}」と表示されます。',
  exampleTitle: '送料の例（重量0.8kg）',
  local: '国内',
  international: '海外',
  noFee: '（送料無料）',
  carriers: '配送業者',
  carrierSite: '{name}<hidden>（公式サイトを開く）</hidden>',
  carrierWithoutSite: '{name}<hidden>：{reason}</hidden>',
  facebookReason: 'Facebookの配送は注文画面内で手配されるため、公開ページはありません。',
  shippingTitle: '販売国への配送',
  shipsFrom: '発送元',
  shipsFromSaved: '設定で変更できます。',
  chooseCountry: '国を選択してください',
  estimate: '{date}時点の料金表による、追跡付き小包1個の目安です。実際の料金は配送業者にご確認ください。',
  estimateFrom:
    '{date}時点の料金表による、{country}から発送する追跡付き小包1個の目安です。実際の料金は配送業者にご確認ください。',
  aboutPrice: '約{price}',
  noEstimate: '目安なし',
};
