import type { TranslationOf } from '../define-messages.ts';
import type { mailPassword as english } from '../en/mail-password.ts';

export const mailPassword: TranslationOf<typeof english> = {
  resetSubject: '【Snapbazaar】パスワードの再設定',
  resetHeading: 'パスワードの再設定',
  resetSeller:
    '出品者アカウントのパスワードを再設定するには、Snapbazaarでこの認証コードを入力するか、ボタンを押してください。どちらも15分間有効です。',
  resetCustomer:
    '購入者アカウントのパスワードを再設定するには、Snapbazaarでこの認証コードを入力するか、ボタンを押してください。どちらも15分間有効です。',
  resetNotYou:
    'お心当たりがない場合は、何もする必要はありません。パスワードは変わりません。認証コードは誰にも教えないでください。',
  resetButton: 'パスワードを再設定',
  resetShort: 'Snapbazaarのパスワード再設定用コード：{code}（15分間有効）。誰にも教えないでください。',
  changedSubject: '【Snapbazaar】パスワードが変更されました',
  changedHeading: 'パスワードが変更されました',
  changedSessions: '他の端末からはログアウトされました。再度ログインする際は、新しいパスワードをご利用ください。',
  changedNotYou: 'お心当たりがない場合は、すぐにパスワードを再設定してください。',
  changedButton: 'パスワードを再設定',
  changedShort:
    'Snapbazaarのパスワードが変更されました。お心当たりがない場合は、ログイン画面からパスワードを再設定してください。',
};
