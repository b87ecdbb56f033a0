import type { TranslationOf } from '../define-messages.ts';
import type { reviews as english } from '../en/reviews.ts';

export const reviews: TranslationOf<typeof english> = {
  title: 'Đánh giá',
  stars: '{count} trên 5 sao',
  average: '{average} trên 5 sao, {count} đánh giá',
  none: 'Chưa có đánh giá. Người mua sản phẩm có thể viết đánh giá đầu tiên.',
  photo: 'Ảnh của {name}',
  aCustomer: 'Người mua',
  answer: 'Phản hồi của người bán',
  report: 'Báo cáo',
  reportTitle: 'Báo cáo đánh giá này',
  reportHint: 'Vì sao nên gỡ đánh giá này? Đơn vị vận hành sẽ đọc lý do của bạn.',
  reason: 'Lý do',
  send: 'Gửi báo cáo',
  reported: 'Cảm ơn bạn. Đơn vị vận hành sẽ xem xét.',
  signIn: 'Vui lòng đăng nhập để báo cáo đánh giá.',
};
