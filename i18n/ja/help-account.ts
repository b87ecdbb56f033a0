import type { TranslationOf } from '../define-messages.ts';
import type { helpAccount as english } from '../en/help-account.ts';

export const helpAccount: TranslationOf<typeof english> = {
  title: 'アカウント・プライバシー・セキュリティ',
  changeAccountQuestion: '名前、メールアドレス、電話番号を変更するには？',
  changeAccountAnswer:
    'プロフィールで変更できます。メールアドレスと電話番号はログインに使うため、変更には現在のパスワードが必要です。新しい連絡先に届く認証コードを入力すると、変更が完了します。購入者に表示されるのは名前だけで、メールアドレスや電話番号は表示されません。',
  changeAccountKeywords: 'プロフィール 編集 変更 連絡先 名前 ユーザー名 メールアドレス 電話番号',
  changePasswordQuestion: 'パスワードを変更するには？',
  changePasswordAnswer:
    'プロフィールで、現在のパスワードを入力して変更できます。新しいパスワードは8文字以上で設定してください。よく使われるパスワードは設定できません。変更すると、他のすべての端末からログアウトされます。',
  changePasswordKeywords: '新しいパスワード 変更 再設定 セキュリティ',
  forgotPasswordQuestion: 'パスワードを忘れました。送ってもらえますか？',
  forgotPasswordAnswer:
    'パスワードは元に戻せないハッシュ値としてのみ保存しているため、お送りできません。ログイン画面で「パスワードをお忘れですか？」を押すと、メールまたはSMSで認証コードが届き、新しいパスワードを設定できます。設定すると、すべての端末からログアウトされます。',
  forgotPasswordKeywords: 'パスワード 忘れた 紛失 再設定 復旧 ログインできない ロック',
  sessionsQuestion: '手元にない端末からログアウトするには？',
  sessionsAnswer:
    'プロフィールに、ログイン中の端末がブラウザとOSごとに表示されます。「他のすべての端末からログアウト」を押すと、この端末以外はすべてログアウトされます。30日間使われていない端末は、自動的にログアウトされます。',
  sessionsKeywords: 'スマホ 紛失 盗難 端末 ログイン中 セッション ログアウト 遠隔 すべて',
  tooManyTriesQuestion: '「ログインの試行回数が多すぎます」と表示されます。ロックされたのですか？',
  tooManyTriesAnswer:
    '一時的な制限です。同じ接続元から何度もパスワードを間違えると待ち時間が長くなりますが、最長でも15分です。別の接続元からは通常どおりログインできます。',
  tooManyTriesKeywords: 'ブロック ロック 待ち時間 制限 パスワード 間違い ログイン',
  whatIsStoredQuestion: 'Snapbazaarはどのような個人データを保存していますか？',
  whatIsStoredAnswer:
    'メールアドレスまたは電話番号、名前、パスワードのハッシュ値、ログイン中の端末、アップロード・公開した内容、各種の設定、トークン履歴、請求書とテスト環境の取引記録、お送りいただいたメッセージです。設定の「データをダウンロード」から、すべてを1つのファイルで受け取れます。',
  whatIsStoredKeywords: '個人情報 個人データ GDPR プライバシー 収集 情報 追跡 Cookie クッキー',
  cookiesQuestion: 'Cookieやトラッカーを使用していますか？',
  cookiesAnswer:
    '広告用のCookieやトラッカーは使用していません。商品の閲覧数は、誰が見たかを特定せずに日別・国別で集計しており、トラッキング拒否を設定しているブラウザは集計しません。ログイン状態、テーマ、言語、通貨、出品の下書きは、お使いのブラウザ内に保存されます。Googleなどの外部アカウントでログインする場合のみ、有効期間10分のCookieを1つ使用します。',
  cookiesKeywords: 'Cookie クッキー トラッキング 追跡 アクセス解析 広告 プライバシー',
  behavioralDataQuestion: '「行動データの収集を許可する」とは、何を許可するのですか？',
  behavioralDataAnswer:
    '使いやすさの改善のために、ワークスペースの利用状況を集計することを許可するものです。チェックを入れない限りオフで、いつでも外せます。チェックの有無はアカウントに保存されます。',
  behavioralDataKeywords: 'パーソナライズ チェックボックス 商品表示の改善 アナリティクス 同意 行動データ',
  downloadDataQuestion: '自分のデータをダウンロードできますか？',
  downloadDataAnswer:
    'はい。設定から、このサーバーに保存されているアカウントの全データを1つのJSONファイルで、すぐに何度でもダウンロードできます。',
  downloadDataKeywords: 'エクスポート GDPR コピー JSON データ ダウンロード',
  closeAccountQuestion: '退会するには？',
  closeAccountAnswer:
    '設定で、パスワードを入力して退会できます。出品した商品はすぐにショップから削除され、個人データも削除されて、すべての端末からログアウトされます。テスト環境の取引記録は、名前を含まない数値としてのみ残ります。退会は取り消せないため、先にデータをダウンロードしてください。',
  closeAccountKeywords: '退会 アカウント 削除 解約 やめる 消去',
  themeCurrencyQuestion: 'テーマ、言語、通貨はどこで設定しますか？',
  themeCurrencyAnswer:
    '設定で変更できます。テーマはサイドバーでも切り替えられます。選択した内容はこのブラウザに保存され、開いているすべてのタブに反映されます。',
  themeCurrencyKeywords: 'ダークモード ライト 夜 外観 表示 言語 通貨 テーマ',
};
