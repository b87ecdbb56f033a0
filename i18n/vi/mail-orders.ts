import type { TranslationOf } from '../define-messages.ts';
import type { mailOrders as english } from '../en/mail-orders.ts';

export const mailOrders: TranslationOf<typeof english> = {
  open: 'Xem đơn hàng',
  placedSubject: 'Đơn hàng {number} của bạn',
  placedHeading: 'Đặt hàng thành công',
  placedText:
    '{seller} đã nhận được đơn hàng {number} trị giá {total} của bạn. Bạn có thể theo dõi trên trang đơn hàng.',
  newSubject: 'Đơn hàng mới {number}',
  newHeading: 'Bạn có đơn hàng mới',
  newText: 'Hãy đóng gói và gửi đơn hàng {number} trị giá {total}.',
  paidSubject: 'Đơn hàng {number} đã được thanh toán',
  paidHeading: 'Đã nhận được thanh toán của bạn',
  paidText: 'Đã nhận được {total} cho đơn hàng {number}. {seller} đang chuẩn bị hàng.',
  cashText: '{seller} đã nhận {total} tiền mặt cho đơn hàng {number}. Cảm ơn bạn.',
  claimedSubject: 'Đơn hàng {number}: người mua báo đã chuyển tiền',
  claimedHeading: 'Vui lòng kiểm tra tài khoản nhận tiền',
  claimedText: 'Người mua báo đã chuyển {total} cho đơn hàng {number}. Hãy xác nhận khi tiền đã về.',
  shippedSubject: 'Đơn hàng {number} đang được giao',
  shippedHeading: 'Đơn hàng của bạn đang được giao',
  shippedText: '{seller} đã gửi đơn hàng {number}. Xem hành trình trên trang đơn hàng.',
  deliveredSubject: 'Đơn hàng {number} đã được giao',
  deliveredHeading: 'Đơn hàng của bạn đã được giao',
  deliveredText: 'Đơn hàng {number} được ghi nhận là đã giao. Bạn có {days} ngày để yêu cầu trả hàng.',
  cancelledSubject: 'Đơn hàng {number} đã bị hủy',
  cancelledHeading: 'Đơn hàng đã bị hủy',
  cancelledText: 'Đơn hàng {number} đã bị hủy và sẽ không được gửi.',
  lapsedText: 'Đơn hàng {number} không được thanh toán đúng hạn nên đã bị hủy. Sản phẩm được mở bán trở lại.',
  declinedSubject: 'Đơn hàng {number}: có sản phẩm không gửi được',
  declinedHeading: 'Có sản phẩm không gửi được',
  declinedText: '{seller} không thể gửi một phần đơn hàng {number}. Lý do được ghi trên trang đơn hàng.',
  refundSubject: 'Hoàn tiền đơn hàng {number}',
  refundHeading: 'Tiền đang được hoàn lại',
  refundText: '{amount} của đơn hàng {number} đang được hoàn lại cho bạn.',
  refundSentText: 'Tiền của đơn hàng {number} đã được hoàn lại cho bạn. Ngân hàng có thể mất vài ngày để ghi nhận.',
  paidLateText:
    'Khoản thanh toán cho đơn hàng {number} đến sau khi đơn đã bị hủy. Toàn bộ số tiền đang được hoàn lại cho bạn.',
  returnAskedSubject: 'Đơn hàng {number}: có yêu cầu trả hàng',
  returnAskedHeading: 'Người mua muốn trả hàng',
  returnAskedText:
    'Vui lòng trả lời yêu cầu trả hàng của đơn hàng {number} trong {days} ngày. Quá thời hạn này, yêu cầu sẽ tự động được chấp nhận.',
  returnSubject: 'Đơn hàng {number}: yêu cầu trả hàng của bạn',
  returnAcceptedHeading: 'Yêu cầu trả hàng được chấp nhận',
  returnAcceptedDaysText:
    'Vui lòng gửi trả hàng của đơn {number} để hàng đến nơi trong vòng {days} ngày. Tiền sẽ được hoàn khi người bán nhận được hàng.',
  returnDeclinedHeading: 'Yêu cầu trả hàng bị từ chối',
  returnDeclinedText:
    '{seller} đã từ chối yêu cầu trả hàng của đơn hàng {number}. Bạn có thể nhờ chúng tôi giải quyết.',
  returnLapsedHeading: 'Yêu cầu trả hàng đã kết thúc',
  returnLapsedText:
    'Người bán chưa nhận được hàng của đơn {number} đúng hạn nên không hoàn tiền. Nếu bạn đã gửi, hãy nhờ chúng tôi giải quyết trong vòng {days} ngày.',
  returnLapsedSellerText:
    'Hàng của đơn {number} không được gửi trả đúng hạn nên yêu cầu trả hàng đã kết thúc. Người mua có thể nhờ chúng tôi giải quyết trong vòng {days} ngày.',
  returnDisputedHeading: 'Chúng tôi đang xem xét yêu cầu trả hàng',
  returnDisputedText:
    'Người mua của đơn hàng {number} đã nhờ chúng tôi giải quyết yêu cầu trả hàng. Bạn không cần làm gì.',
  returnDecidedHeading: 'Đã có quyết định về yêu cầu trả hàng',
  returnDecidedText:
    'Chúng tôi đã xem xét yêu cầu trả hàng của đơn hàng {number}. Tiền của đơn hàng vẫn thuộc về người bán.',
  completedSubject: 'Đơn hàng {number} đã hoàn tất',
  completedHeading: 'Đơn hàng đã hoàn tất',
  completedText: 'Đơn hàng {number} đã hết thời hạn trả hàng. Tiền của đơn hàng này đã thuộc về bạn.',
  disputeSubject: 'Đơn hàng {number}: khoản thanh toán bị khiếu nại',
  disputeHeading: 'Khoản thanh toán bị khiếu nại',
  disputeText:
    'Ngân hàng của người mua khiếu nại khoản thanh toán của đơn hàng {number}. Số tiền được tạm giữ đến khi có kết quả.',
  disputeWonText: 'Khiếu nại về đơn hàng {number} đã kết thúc, khoản thanh toán được giữ nguyên.',
  disputeLostText: 'Khiếu nại về đơn hàng {number} đã kết thúc, ngân hàng của người mua đã thu hồi khoản thanh toán.',
};
