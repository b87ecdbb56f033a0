import type { TranslationOf } from '../define-messages.ts';
import type { shippingForm as english } from '../en/shipping-form.ts';

export const shippingForm: TranslationOf<typeof english> = {
  country: '発送元の国',
  place: '発送元の市区町村',
  placeHint: 'お届け予定日の横に表示されます。',
  packDays: '発送までの日数',
  packDaysHint: '支払いから発送までの営業日数です。',
  homeFee: '国内の送料（米ドル）',
  regionFee: '同じ地域の国への送料（米ドル）',
  worldFee: 'その他の国への送料（米ドル）',
  emptyFee: '配送しない場合は空欄にしてください。',
  freeFrom: '送料無料になる金額（米ドル）',
  freeFromHint: '送料無料にしない場合は空欄にしてください。',
  countryRequired: '国を選択してください。',
  placeTooLong: '100文字以内で入力してください。',
  packDaysWrong: '日数は0〜30の数字で入力してください。',
  feeRequired: '送料を入力してください。0にすると送料無料になります。',
  feeWrong: '1,000以下の金額を入力してください（例：4.50）。',
  freeFromWrong: '100,000以下の金額を入力してください（例：50）。',
  save: '配送設定を保存',
  suggested: 'お住まいの国に合わせて入力されています。保存すると、購入者が注文できるようになります。',
};
