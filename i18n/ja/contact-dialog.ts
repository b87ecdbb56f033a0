import type { TranslationOf } from '../define-messages.ts';
import type { contactDialog as english } from '../en/contact-dialog.ts';

export const contactDialog: TranslationOf<typeof english> = {
  titleEmail: 'メールアドレスの確認',
  titlePhone: '電話番号の確認',
  sentTo: '{address}に送信した6桁の認証コードを入力してください。',
  code: '認証コード',
  codeRequired: '6桁の認証コードを入力してください。',
  confirm: '確認する',
  sendAgain: 'コードを再送信',
  sendAgainIn: '{count}秒後に再送信できます',
  usePhone: '電話番号で確認',
  useEmail: 'メールアドレスで確認',
  tryAgain: 'もう一度試す',
  unreachable: 'Snapbazaarに接続できませんでした。もう一度お試しください。',
};
