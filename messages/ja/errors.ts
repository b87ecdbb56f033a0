import type { TranslationOf } from '../define-messages.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: TranslationOf<typeof english> = {
  bad_input: '入力内容をご確認のうえ、もう一度お試しください。',
  bad_request: 'リクエストを読み取れませんでした。',
  too_slow: '通信に時間がかかりすぎました。もう一度お試しください。',
  headers_too_large: 'リクエストのヘッダーが大きすぎます。',
  not_signed_in: '続けるにはログインしてください。',
  not_allowed: 'お使いのアカウントではこの操作を行えません。',
  not_for_demo:
    '共有のデモアカウントのため、この機能はご利用いただけません。ご自身のアカウントを作成してご利用ください。',
  not_found: 'ページが見つかりません。',
  wrong_credentials: 'ログイン情報が正しくありません。ご確認のうえ、もう一度お試しください。',
  wrong_password: '現在のパスワードが正しくありません。',
  weak_password: '推測されやすいパスワードです。より長いパスワード、または推測されにくいパスワードを設定してください。',
  session_not_found: 'この端末はすでにログアウトしています。',
  email_taken: 'このメールアドレスはすでに登録されています。ログインしてください。',
  phone_taken: 'この電話番号はすでに登録されています。ログインしてください。',
  product_not_found: 'この商品は販売を終了しました。',
  listing_changed:
    'この商品は別の画面または端末で変更されたため、保存されませんでした。まず最新の内容をご確認ください。',
  seller_not_found: 'この出品者は見つかりません。',
  too_large: 'サーバーで受け付けられるサイズを超えています。',
  wrong_method: 'このURLではこのメソッドを使用できません。',
  unsupported_type:
    'この形式のデータは受け付けていません。JSONまたはフォームで送信してください（ヘッダーの例：Content-Type: application/json）。',
  wrong_application: 'このクライアントアプリケーションは登録されていません。',
  photo_missing: '商品の写真を選択してください。',
  photo_empty: 'このファイルは空です。別の写真を選択してください。',
  photo_broken: 'この写真は壊れているか、不完全です。別の写真を選択してください。',
  photo_animated: 'アニメーション画像は使用できません。静止画を選択してください。',
  photo_unsafe: 'この画像はショップに掲載できません。商品の写真を選択してください。',
  photo_too_many_pixels: '写真の画素数が多すぎます。画素数の少ない写真を選択してください。',
  photo_too_costly:
    'この写真は読み込みに時間がかかる形式で保存されています。通常のJPGで保存し直して、もう一度選択してください。',
  photo_type: 'アップロードできる画像は、JPG、JPEG、PNG、GIF、WEBPのみです。',
  photo_heic:
    'This HEIC photo cannot be read. On an iPhone, choose Settings, Camera, Formats, Most Compatible; or save the photo as JPG. Then choose it again.',
  photo_check_unavailable:
    '画像チェックの準備中のため、まだ写真を受け付けられません。1分ほど待ってから、もう一度お試しください。',
  incomplete_form: 'アップロードが完了しませんでした。もう一度お試しください。',
  too_many_files: 'ファイルは1つずつ送信してください。',
  file_too_large: 'ファイルサイズが大きすぎます。',
  analysis_not_found: 'この写真の解析結果が見つかりません。もう一度写真をアップロードしてください。',
  photo_edit_not_found: 'この写真はすでに削除されています。もう一度選択してください。',
  article_not_found: '背景から商品を見分けられませんでした。無地の背景で、商品を1点だけ写した写真をお試しください。',
  unknown_category: 'リストからカテゴリーを選択してください。',
  not_enough_money: '残高が不足しているため、処理は行われませんでした。',
  fee_changed: '手数料が変更されたため、処理は行われませんでした。もう一度ご確認ください。',
  key_used_before: 'このリクエストは、以前に別の金額で送信されています。最初からやり直してください。',
  no_bank_account: '銀行口座が連携されていません。先に銀行口座を連携してください。',
  invoice_not_found: 'この番号の請求書はありません。',
  too_many_uploads: '短時間に多くの写真が送信されました。1分ほど待ってから、もう一度お試しください。',
  storage_full: '写真の保存容量がいっぱいです。不要な商品を削除してください。',
  too_many_unpublished: '出品に使われていない写真が多くあります。先にいずれかを出品してください。',
  too_many_analyses:
    '本日の解析回数の上限に達しました。明日もう一度お試しいただくか、ご自身で商品情報を入力してください。',
  balance_left: 'ウォレットに残高があります。先に出金してください。',
  too_many_messages: '本日のメッセージ送信の上限に達しました。明日もう一度お試しください。',
  too_many_requests: 'リクエストが多すぎます。しばらくしてから、もう一度お試しください。',
  too_many_sign_ins: 'ログインの試行回数が多すぎます。しばらく待ってから、もう一度お試しください。',
  unexpected: 'システムエラーが発生しました。しばらくしてから、もう一度お試しください。',
  unavailable: 'サービスの準備中です。しばらくしてから、もう一度お試しください。',
  storage_full_megabytes:
    '写真の保存容量{megabytes}MBをすべて使用しています。不要な商品を削除し、数日後にもう一度お試しください。',
  too_many_unpublished_until:
    '出品に使われていない写真が{count}枚あります。いずれかを出品するか、最も古い写真が削除される{day}までお待ちください。',
  money_available: '利用可能残高は{amount}です。',
  price_before_too_low: '値下げ前の価格は、現在の価格より高く設定してください',
  not_in_storefront: 'この商品はマイストアにありません。',
  headline_empty: '見出しを文字または数字で入力してください。',
  categories_apart: 'カテゴリーの組み合わせが正しくありません。もう一度選択してください。',
  unknown_country:
    '「{country}」という国が見つかりません。英語の国名またはISOコードで入力してください（例：Thailand、TH）。',
  seller_account_email_taken:
    'このメールアドレスは、別のパスワードで出品者アカウントに登録されています。いったんログアウトし、そのアカウントでログインしてください。',
  seller_account_phone_taken:
    'この電話番号は、別のパスワードで出品者アカウントに登録されています。いったんログアウトし、そのアカウントでログインしてください。',
  customer_account_email_taken:
    'このメールアドレスは、別のパスワードで購入者アカウントに登録されています。いったんログアウトし、そのアカウントでログインしてください。',
  customer_account_phone_taken:
    'この電話番号は、別のパスワードで購入者アカウントに登録されています。いったんログアウトし、そのアカウントでログインしてください。',
  current_password_required: '現在のパスワードを入力してください',
  email_of_other_account: 'このメールアドレスは別のアカウントで使用されています。',
  phone_of_other_account: 'この電話番号は別のアカウントで使用されています。',
  money_on_its_way: 'ウォレットに処理中の入出金があります。完了してから退会してください。',
  wallet_not_empty: 'ウォレットに{amount}の残高があります。先に出金してから退会してください。',
  file_larger_than: 'ファイルサイズが{megabytes}MBを超えています。より小さいファイルを選択してください。',
  invalid_email: 'メールアドレスの形式が正しくありません',
  invalid_phone: '電話番号の形式が正しくありません',
};
