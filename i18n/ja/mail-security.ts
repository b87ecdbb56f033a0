import type { TranslationOf } from '../define-messages.ts';
import type { mailSecurity as english } from '../en/mail-security.ts';

export const mailSecurity: TranslationOf<typeof english> = {
  signInSubject: '【Snapbazaar】アカウントへの新しいログイン',
  signInHeading: 'アカウントへのログインがありました',
  signInSeller: '{time}に、{device}から出品者アカウントへのログインがありました。',
  signInCustomer: '{time}に、{device}から購入者アカウントへのログインがありました。',
  signInNotYou:
    'ご本人の場合は、何もする必要はありません。お心当たりがない場合は、パスワードを再設定してください。すべての端末からログアウトされます。',
  signInButton: '心当たりがない',
  signInShort:
    '{device}からSnapbazaarアカウントへのログインがありました。お心当たりがない場合は、パスワードを再設定してください：{link}',
  unknownDevice: '不明な端末',
  browserOn: '{browser}（{system}）',
  proofSubject: '【Snapbazaar】認証コード',
  proofHeading: '本人確認',
  proofCode: '続けるには、Snapbazaarでこの認証コードを入力してください。10分間有効です。',
  proofNotYou:
    'お心当たりがない場合は、第三者があなたのアカウントにログインしている可能性があります。パスワードを再設定してください。認証コードは誰にも教えないでください。',
  proofShort: 'Snapbazaarの認証コード：{code}（10分間有効）。誰にも教えないでください。',
};
