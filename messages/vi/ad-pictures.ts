import type { TranslationOf } from '../define-messages.ts';
import type { adPictures as english } from '../en/ad-pictures.ts';

export const adPictures: TranslationOf<typeof english> = {
  picture: 'Ảnh quảng cáo',
  size: 'Kích thước',
  failedTitle: 'Chưa tạo được ảnh',
  making: 'Đang tạo ảnh',
  makingText: 'Việc này chỉ mất vài giây.',
  ready: 'Ảnh đã sẵn sàng để đăng, kích thước {size} pixel.',
  understood: 'Đã hiểu: {words}.',
  notUnderstood:
    'Chưa hiểu: {words}. AI hiểu được màu sắc, dịp, phong cách, hai loại ảnh, hai kích thước và các sản phẩm tại đây.',
  download: 'Tải xuống',
  linkCopied: 'Đã sao chép liên kết đến ảnh',
  cannotShare: 'Trình duyệt này không hỗ trợ chia sẻ. Bạn hãy tải ảnh xuống nhé.',
  typeMissing: 'Ở đây chưa làm được “{type}” nên ảnh được tạo dưới dạng {made}.',
  ownWordsOnly: 'Chữ của riêng bạn chỉ được in bên cạnh sản phẩm của bạn.',
};
