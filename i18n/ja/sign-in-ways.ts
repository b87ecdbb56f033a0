import type { TranslationOf } from '../define-messages.ts';
import type { signInWays as english } from '../en/sign-in-ways.ts';

export const signInWays: TranslationOf<typeof english> = {
  passkey: 'パスキーでログイン',
  passkeyFailed: 'パスキーを確認できませんでした。別の方法でログインするか、もう一度お試しください。',
  demoSeller: 'デモ出品者として試す',
  demoCustomer: 'デモ購入者として試す',
  secondStepTitle: '2段階認証',
  secondStepText: '認証アプリに表示されている6桁のコード、またはリカバリーコードを入力してください。',
  code: '認証コード',
  codeRequired: '認証コードを入力してください',
  finish: 'ログインを完了',
  back: '戻る',
  linkNote: 'このメールアドレスのアカウントがすでにあります。いつもの方法でログインすると、自動で連携されます。',
  signingIn: 'ログインしています…',
  denied: '連携先でのログインが完了しませんでした。ログイン方法を選択してください。',
  expired: 'ログインの有効時間が過ぎたか、すでに使用済みです。もう一度最初からログインしてください。',
  failed: 'ログインできませんでした。もう一度お試しいただくか、別の方法でログインしてください。',
  unavailable: '連携先のサイトから応答がありません。もう一度お試しいただくか、別の方法でログインしてください。',
};
