import type { TranslationOf } from '../define-messages.ts';
import type { licenses as english } from '../en/licenses.ts';

export const licenses: TranslationOf<typeof english> = {
  title: 'ライセンス情報',
  description: 'Snapbazaarに含まれるオープンソースパッケージと、そのライセンスの一覧です。',
  lead: 'Snapbazaarは多くの方々の成果に支えられています。このバージョンのビルド時に含まれていた{count}個のパッケージを、ライセンス別に掲載しています。',
  seePackage: 'パッケージをご確認ください',
};
