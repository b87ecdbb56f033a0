import type { TranslationOf } from '../define-messages.ts';
import type { accountHistory as english } from '../en/account-history.ts';

export const accountHistory: TranslationOf<typeof english> = {
  title: 'アカウントの操作履歴',
  yourHistory: '操作履歴',
  none: '履歴はまだありません。',
  'signed-in': 'ログイン',
  'second-step-failed': '2段階認証に失敗（コードの誤り）',
  'password-changed': 'パスワードを変更',
  'contact-changed': 'メールアドレスまたは電話番号を変更',
  'contact-verified': 'メールアドレスまたは電話番号の確認を完了',
  'identity-linked': '外部アカウントを連携：{detail}',
  'identity-unlinked': '外部アカウントの連携を解除：{detail}',
  'passkey-added': 'パスキーを追加：{detail}',
  'passkey-removed': 'パスキーを削除：{detail}',
  'second-step-on': '2段階認証をオンに変更',
  'second-step-off': '2段階認証をオフに変更',
  'recovery-codes-renewed': 'リカバリーコードを再発行',
  'session-ended': '別の端末からログアウト',
  'data-downloaded': 'データをダウンロード',
  'money-sent': '出金または振込',
};
