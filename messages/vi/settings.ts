import type { TranslationOf } from '../define-messages.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: TranslationOf<typeof english> = {
  title: 'Cài đặt',
  description: 'Giao diện, ngôn ngữ, tiền tệ, thông báo và dữ liệu của bạn.',
  lead: 'Được lưu trong trình duyệt này, trừ những gì thuộc về tài khoản của bạn.',
  theme: 'Giao diện',
  themeText: 'Áp dụng cho mọi thẻ đang mở.',
  languageAndCurrency: 'Ngôn ngữ và tiền tệ',
  languageAndCurrencyText: 'Cách sản phẩm trên sàn hiển thị với bạn. Giá bạn bán vẫn tính bằng đô la Mỹ.',
  language: 'Ngôn ngữ',
  currency: 'Tiền tệ',
  notifications: 'Thông báo',
  notificationsText: 'Thông báo bạn nhận được khi không xem trang này.',
  notify: 'Báo cho tôi khi phân tích xong',
  notifyHint: 'Qua trình duyệt này, khi trang đang mở ở chế độ nền.',
  mailChoice: 'Mails about your sign-in always arrive; every other mail has a link that stops it.',
  notificationsOn: 'Đã bật thông báo',
  notificationsOnText: 'Bạn sẽ được báo khi phân tích xong.',
  notificationsMissing: 'Trình duyệt này không hỗ trợ thông báo.',
  notificationsDenied:
    'Trình duyệt đang chặn thông báo từ trang này. Bạn có thể thay đổi trong phần cài đặt của trình duyệt cho trang này.',
  notificationsHidden: 'Trình duyệt này không hiển thị thông báo từ trang web.',
  photos: 'Nhận diện ảnh',
  photosText: 'Những gì sàn học được từ ảnh. Bản thân ảnh không được sử dụng.',
  photoLearning: 'Cho phép tin đăng của tôi giúp cải thiện nhận diện ảnh cho mọi người',
  photoLearningHint:
    'Danh mục bạn xác nhận giúp nhận diện những ảnh tương tự. Nếu bỏ chọn, những gì đã học từ bạn sẽ bị gỡ bỏ; người mua vẫn tìm được hàng của bạn bằng hình ảnh.',
  data: 'Dữ liệu của bạn',
  dataText: 'Một tệp chứa mọi thông tin máy chủ này lưu về tài khoản của bạn.',
  download: 'Tải dữ liệu của tôi',
  danger: 'Thao tác không thể hoàn tác',
  dangerText: 'Tài khoản và mọi tin đăng sẽ bị xóa vĩnh viễn. Hãy tải dữ liệu của bạn xuống trước.',
  close: 'Xóa tài khoản của tôi',
  closeTitle: 'Xóa tài khoản của bạn?',
  closeText:
    'Tin đăng của bạn biến mất khỏi sàn ngay lập tức. Tài khoản, ảnh, tin nhắn và token bị xóa, và bạn bị đăng xuất ở mọi nơi. Thao tác này không thể hoàn tác.',
  closeWallet: 'Bạn cần <wallet>rút hết</wallet> tiền trong ví trước; số dư dưới $1 không rút được sẽ bị hủy.',
  currentPassword: 'Mật khẩu hiện tại',
  currentPasswordRequired: 'Vui lòng nhập mật khẩu hiện tại',
  keep: 'Giữ tài khoản',
  confirmClose: 'Xóa vĩnh viễn',
};
