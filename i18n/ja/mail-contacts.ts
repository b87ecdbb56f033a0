import type { TranslationOf } from '../define-messages.ts';
import type { mailContacts as english } from '../en/mail-contacts.ts';

export const mailContacts: TranslationOf<typeof english> = {
  confirmSubject: '【Snapbazaar】メールアドレスの確認',
  confirmHeading: 'メールアドレスの確認',
  confirmCode: 'Snapbazaarでこの認証コードを入力するか、ボタンを押してください。どちらも15分間有効です。',
  confirmNotYou: 'お心当たりがない場合は、ボタンを押さず、認証コードを誰にも教えないでください。',
  confirmButton: 'メールアドレスを確認',
  confirmShort: 'Snapbazaarの認証コード：{code}（15分間有効）。誰にも教えないでください。',
  changedSubject: '【Snapbazaar】ログイン用の連絡先が変更されました',
  changedHeading: 'ログイン用の連絡先が変更されました',
  changedTo: 'Snapbazaarアカウントの連絡先が{contact}に変更されました。',
  changedNotYou:
    'お心当たりがない場合は、3日以内にボタンを押してください。元の連絡先に戻り、すべての端末からログアウトされます。その後、新しいパスワードを設定してください。',
  changedButton: '心当たりがない',
  changedShort: 'Snapbazaarアカウントの連絡先が{contact}に変更されました。お心当たりがない場合：{link}',
};
