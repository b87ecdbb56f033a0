import type { TranslationOf } from '../define-messages.ts';
import type { payeeRules as english } from '../en/payee-rules.ts';

export const payeeRules: TranslationOf<typeof english> = {
  promptpayRequired: 'PromptPayの電話番号、国民ID、納税者番号、または電子ウォレットIDを入力してください。',
  promptpayWrong:
    'タイの携帯電話番号（10桁）、国民IDまたは納税者番号（13桁）、電子ウォレットID（15桁）のいずれかを入力してください。',
  thaiIdWrong: '国民IDまたは納税者番号の最後の桁が正しくありません。番号をご確認ください。',
  vietqrBankRequired: '銀行を選択してください。',
  vietqrAccountRequired: '口座番号を入力してください。',
  vietqrAccountWrong: '口座番号を、銀行の表示どおりに4〜19文字の英数字で入力してください。',
  paynowRequired: 'PayNowの携帯電話番号またはUENを入力してください。',
  paynowWrong: 'シンガポールの携帯電話番号（8または9で始まる8桁）、またはUEN（例：201403121W）を入力してください。',
};
