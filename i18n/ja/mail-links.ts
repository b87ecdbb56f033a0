import type { TranslationOf } from '../define-messages.ts';
import type { mailLinks as english } from '../en/mail-links.ts';

export const mailLinks: TranslationOf<typeof english> = {
  verifyTitle: '連絡先の確認',
  verifyText:
    'Snapbazaarで会員登録をした方、またはメールアドレスや電話番号を変更した方は、ボタンを押してください。お心当たりがない場合は、このページを閉じてください。',
  verifyButton: '確認する',
  verified: '連絡先の確認が完了しました。',
  undoTitle: '連絡先を元に戻す',
  undoText:
    'アカウントのメールアドレスまたは電話番号が変更されました。お心当たりがない場合は、元に戻してください。すべての端末からログアウトされ、新しいパスワードを設定できます。',
  undoButton: '心当たりがない',
  stopTitle: 'メールの配信停止',
  stopText:
    'Snapbazaarからのお知らせメールは届かなくなります。注文やアカウントのセキュリティに関するメールは引き続きお送りします。',
  stopButton: '配信を停止する',
  stopped: 'メールの配信を停止しました。',
  resume: '配信を再開する',
  linkMissing: 'リンクが途中で切れているため、ページを表示できません。もう一度メールのリンクから開いてください。',
  toHome: 'Snapbazaarへ',
  description: 'Snapbazaarからのメールのリンク先ページです。',
};
