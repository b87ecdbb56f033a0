import type { TranslationOf } from '../define-messages.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: TranslationOf<typeof english> = {
  title: 'プライバシーポリシー',
  description: 'このマーケットプレイスが、お客様のどのような情報を、どこに、なぜ保存するかを説明します。',
  lead: 'このソフトウェアが、お客様のどのような情報を、どこに、なぜ保存するかを説明します。',
  onServer: 'サーバーに保存するもの',
  login: 'ログインのための、メールアドレスまたは電話番号と、パスワードのハッシュ値（元に戻せない形に変換したもの）。',
  session: 'ログアウトするまでログイン状態を保つための、各セッションのトークンのハッシュ値。',
  mails: 'Mails and text messages to you, for 30 days, without the codes that were in them.',
  published: '公開または保存した内容：出品した商品、画像、お気に入りの商品。',
  orders:
    'As a customer, your cart, your addresses, your orders with the address they went to, payment slips, returns and reviews. A seller sees the address of an order while it is open and can be returned; reviews are public, with your name.',
  sellerChoices: '出品者の場合は、許可している内容、それにより付与されたトークン、運営者に送ったメッセージ。',
  views:
    '各商品が1日に閲覧、クリック、お気に入りに追加された回数と、広告画像が作成された回数（ブラウザの言語と時刻設定から判定した国別）。これらは合計値であり、個人に関する情報は含みません。トラッキング拒否（Do Not Track、Global Privacy Control）を設定しているブラウザは集計しません。',
  editedPhotos: '出品者が画像ツールで編集した写真（7日間）。',
  adPictures: '訪問者が商品から作成した広告画像（1週間）。入力した言葉だけで作成した画像は1時間。',
  unpublishedPhotos: 'アップロード後に公開されなかった写真とその解析結果（1か月間）。',
  photoNumbers:
    '商品写真の見た目の特徴を表す256個の数値。写真検索に使用します。また、出品者が設定でオフにしない限り、似た写真の認識にも使用します。',
  requestLog: '障害の調査と不正利用の抑制のための、リクエストの技術的なログ。',
  searchPhoto: '検索に使った写真は、一度読み取るだけで保存しません。',
  cameraData: 'アップロードされた写真に含まれる位置情報とカメラの情報は、保存前に削除します。',
  inBrowser: 'ブラウザに保存するもの',
  ownSession: 'ログイン中のセッション。',
  preferences: '選択したテーマ、言語、通貨と、サイドバーの折りたたみ状態。',
  purchases:
    'Your cart, until you log out; the country you had something sent to and how you paid; and, until you close the page, what you typed at the check-out. Card numbers are never kept.',
  draft: '作成中の出品の下書き（公開またはログアウトするまで）。',
  noTrackers:
    '広告用のCookieやトラッカーは使用していません。サイトのフォントと画像は、このサーバーから配信しています。',
  passedOn: '第三者への提供',
  publicData: '商品ページで公開した内容とショップ名は、誰でも見ることができます。',
  model:
    '写真の解析と質問への回答は、このサーバー上で行います。ただし、運営者が他社の言語モデルを接続している場合は、次の情報がそのモデルに送られます：',
  sentPhoto: '出品者がアップロードした写真：位置情報とカメラの情報を除いた画像と、そこに印字された文字',
  sentQuestion: 'アシスタントへの質問：質問とそれまでの会話、最近の出品と下書きのタイトル、価格、カテゴリー、状態',
  neverSent: '名前、メールアドレス、電話番号、パスワード、ウォレットの情報が送られることはありません。',
  speech:
    'アシスタントに音声で入力する場合は、お使いのブラウザが音声を文字に変換します。変換のために音声をブラウザの提供元に送るブラウザもありますが、音声がこのサーバーに届くことはありません。',
  rights: 'お客様の権利',
  responsible:
    'お客様のデータについては、このサーバーの運営者が責任を負います。出品者は<settings>設定</settings>でデータの確認、ダウンロード、削除ができます。データの確認、訂正、削除は、どなたでも運営者に依頼できます。<contact>お問い合わせ</contact>をご覧ください。',
};
