import type { TranslationOf } from '../define-messages.ts';
import type { proof as english } from '../en/proof.ts';

export const proof: TranslationOf<typeof english> = {
  title: '本人確認',
  text: 'お金、データ、ログインに関わる操作のため、本人確認をお願いします。確認は10分間有効です。',
  password: '現在のパスワード',
  passwordRequired: '現在のパスワードを入力してください',
  withPassword: '確認する',
  withPasskey: 'パスキーで確認',
  passkeyFailed: 'パスキーを確認できませんでした。別の方法を選ぶか、もう一度お試しください。',
  appCode: '認証アプリのコード',
  mailedCode: 'メールで届いた認証コード',
  codeRequired: '認証コードを入力してください',
  sendMail: 'コードをメールで受け取る',
  signInAgain: '{provider}でもう一度ログイン',
  yourWays: '本人確認の方法',
};
