import type { TranslationOf } from '../define-messages.ts';
import type { orderDialogs as english } from '../en/order-dialogs.ts';

export const orderDialogs: TranslationOf<typeof english> = {
  cancelTitle: 'Hủy đơn hàng này?',
  cancelPaid: '{amount} sẽ được hoàn về phương thức thanh toán bạn đã dùng.',
  cancelUnpaid: 'Bạn chưa bị trừ tiền.',
  cancelUnpaidCard: 'Bạn chưa thanh toán. Nếu có khoản thanh toán đang được xử lý, bạn sẽ được hoàn tiền.',
  cancelDirect: 'Bạn đã trả tiền trực tiếp cho người bán nên người bán sẽ hoàn lại cho bạn.',
  reason: 'Lý do',
  reasonOptional: 'Không bắt buộc; người bán sẽ đọc lý do này.',
  cancelOrder: 'Hủy đơn hàng',
  keep: 'Giữ đơn hàng',
  receiptTitle: 'Bạn đã nhận đủ hàng chưa?',
  receiptText:
    'Hãy xác nhận khi đã nhận đủ. Bạn vẫn có thể yêu cầu trả hàng trong {count} ngày; sau đó tiền sẽ được chuyển cho người bán.',
  confirmReceipt: 'Đã nhận được hàng',
  notYet: 'Chưa nhận đủ',
  returnTitle: 'Yêu cầu trả hàng',
  returnWhich: 'Bạn muốn trả sản phẩm nào?',
  returnWhichRequired: 'Vui lòng chọn ít nhất một sản phẩm.',
  returnReason: 'Sản phẩm có vấn đề gì?',
  returnReasonRequired: 'Vui lòng cho biết ngắn gọn lý do trả hàng.',
  addPhoto: 'Thêm ảnh',
  sendReturn: 'Gửi yêu cầu',
  disputeTitle: 'Nhờ Snapbazaar giải quyết',
  disputeText:
    'Hãy cho biết vì sao bạn và người bán chưa thống nhất. Snapbazaar sẽ xem ý kiến của cả hai bên và đưa ra quyết định.',
  sendDispute: 'Gửi yêu cầu',
  reviewTitle: 'Đánh giá',
  yourStars: 'Số sao của bạn',
  star: '{count} sao',
  starsRequired: 'Vui lòng chọn từ 1 đến 5 sao.',
  yourWords: 'Nhận xét của bạn',
  yourWordsHint: 'Không bắt buộc. Mọi người đều đọc được, kèm tên của bạn.',
  publish: 'Đăng đánh giá',
  close: 'Đóng',
};
