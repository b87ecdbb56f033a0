import type { TranslationOf } from '../define-messages.ts';
import type { money as english } from '../en/money.ts';

export const money: TranslationOf<typeof english> = {
  thisPage: 'trang này',
  sandboxNote:
    '<strong>Môi trường thử nghiệm.</strong> Không dùng tiền thật tại đây và ngân hàng liên kết chỉ là tài khoản thử.',
  deposit: 'Nạp tiền',
  sale: 'Bán hàng',
  withdrawal: 'Rút tiền',
  payout: 'Chi trả nhanh',
  refund: 'Hoàn tiền',
  commission: 'Phí hoa hồng',
  completed: 'Hoàn tất',
  processing: 'Đang xử lý',
  failed: 'Thất bại',
  unpaid: 'Chưa thanh toán',
  overdue: 'Quá hạn',
  paid: 'Đã thanh toán',
  cancelled: 'Đã hủy',
  onTime: 'Đúng giờ',
  late: 'Trễ giờ',
  absent: 'Vắng mặt',
  date: 'Ngày',
  type: 'Loại',
  amount: 'Số tiền',
  lessCommission: 'Phí hoa hồng {amount}',
  wallet: 'Ví',
  method: 'Phương thức',
  status: 'Trạng thái',
};
