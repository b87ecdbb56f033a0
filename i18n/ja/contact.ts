import type { TranslationOf } from '../define-messages.ts';
import type { contact as english } from '../en/contact.ts';

export const contact: TranslationOf<typeof english> = {
  title: 'お問い合わせ',
  description: 'このマーケットプレイスとソフトウェアに関するお問い合わせ先をご案内します。',
  lead: 'お問い合わせ先は、内容によって2つに分かれます。',
  marketplace: 'このマーケットプレイスについて',
  operator:
    'アカウント、出品、注文、お客様のデータは、このサーバーの運営者が管理しています。運営者がこのサイトについて公開している連絡先、またはドメインの登録情報に記載された連絡先へお問い合わせください。ソフトウェア側では連絡先を把握していないため、ここには表示していません。ログイン中の出品者の方は、<help>ヘルプセンター</help>のフォームからもお問い合わせいただけます。',
  whatHelps: '次の内容をお書き添えください：',
  address: '表示していたページのURL',
  steps: '行った操作と、画面に表示された内容',
  time: '発生した日時とタイムゾーン',
  noPassword: 'パスワードは絶対に送らないでください。サポートにパスワードが必要になることはありません。',
  software: 'ソフトウェアについて',
  issues:
    'Snapbazaar自体の不具合や改善のご提案は、プロジェクトのソースリポジトリのイシュートラッカーへお寄せください。このサイトで使用しているバージョンは、運営者にお尋ねください。セキュリティ上の問題は、公になる前に修正できるよう、開発者へ非公開でご報告ください。',
  newHere: '初めての方は、まず<about>Snapbazaarとは</about>をご覧ください。',
};
