import type { TranslationOf } from '../define-messages.ts';
import type { cardRules as english } from '../en/card-rules.ts';

export const cardRules: TranslationOf<typeof english> = {
  numberRequired: 'カード番号を入力してください。',
  numberWrong: 'カード番号が正しくありません。ご確認ください。',
  expiryRequired: '有効期限を入力してください。',
  expiryWrong: '有効期限は月/年の形式で入力してください（例：08/30）。',
  expired: 'このカードは有効期限が切れています。別のカードをご利用ください。',
  cvcRequired: 'セキュリティコードを入力してください。',
  cvcWrong: 'セキュリティコードは{count}桁で入力してください。',
  codeNotSixDigits: '6桁の認証コードを入力してください。',
  declined: 'このカードはご利用いただけませんでした。請求は発生していません。別のカードをお試しください。',
  code_wrong: '認証コードが正しくありません。請求は発生していません。もう一度お試しください。',
};
