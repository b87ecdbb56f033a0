import type { TranslationOf } from '../define-messages.ts';
import type { forgotPassword as english } from '../en/forgot-password.ts';

export const forgotPassword: TranslationOf<typeof english> = {
  sellerTitle: 'パスワードの再設定',
  sellerDescription: 'Snapbazaarの出品者アカウントのパスワードを再設定します。',
  customerTitle: 'パスワードの再設定',
  customerDescription: 'Snapbazaarの購入者アカウントのパスワードを再設定します。',
  subtitle: '届いた認証コードを入力して、新しいパスワードを設定します',
  sendCode: 'コードを送信',
  howToGetCode: 'コードの受け取り方法',
  sentTo: '{address}がアカウントに登録されている場合は、認証コードが届きます。有効期限は15分です。',
  code: '認証コード',
  codeRequired: '6桁の認証コードを入力してください。',
  newPassword: '新しいパスワード',
  setPassword: 'パスワードを設定',
  otherAddress: '別のメールアドレス・電話番号を使う',
  remembered: 'パスワードを思い出した方は<link>ログイン</link>',
  resetTitle: '新しいパスワードの設定',
  resetDescription: 'Snapbazaarのアカウントの新しいパスワードを設定します。',
  resetSubtitle: '設定すると、すべての端末からログアウトされます',
  linkMissing: 'このページは、メールに記載のリンクから開いてください。リンクがない場合は、もう一度お手続きください。',
  askAsSeller: '出品者として再設定',
  askAsCustomer: '購入者として再設定',
};
