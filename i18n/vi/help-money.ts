import type { TranslationOf } from '../define-messages.ts';
import type { helpMoney as english } from '../en/help-money.ts';

export const helpMoney: TranslationOf<typeof english> = {
  title: 'Đơn hàng, tiền và token',
  ordersQuestion: 'Người mua đặt hàng của tôi bằng cách nào?',
  ordersAnswer:
    'Người mua nhấn “Mua ngay” hoặc thêm sản phẩm của bạn vào giỏ hàng. Bạn xem đơn hàng trong Gian hàng của tôi, mục Đơn hàng, cùng mọi việc cần làm: gửi hàng, xác nhận chuyển khoản, trả lời yêu cầu trả hàng. Trước đó, bạn chỉ cần thiết lập một lần trong Cài đặt cách gửi hàng và cách nhận tiền.',
  ordersKeywords: 'thanh toán mua giỏ hàng đơn hàng khách hàng trả tiền bán',
  whenPaidQuestion: 'Khi nào tôi nhận được tiền?',
  whenPaidAnswer:
    'Tiền thanh toán bằng thẻ được tạm giữ đến khi đơn hàng hoàn tất, tức bảy ngày sau khi giao, rồi vào ví của bạn sau khi trừ phí hoa hồng. Tiền chuyển khoản và tiền mặt được trả thẳng cho bạn. Thanh toán thẻ chạy trong môi trường thử nghiệm, không dùng tiền thật, cho đến khi đơn vị vận hành kết nối cổng thanh toán thẻ.',
  whenPaidKeywords: 'tiền của tôi đâu chi trả rút tiền thu nhập doanh thu ngân hàng',
  sandboxQuestion: 'Nạp tiền, rút tiền và liên kết ngân hàng có phải là thật không?',
  sandboxAnswer:
    'Không. Đó là môi trường thử nghiệm, có ghi rõ: không dùng tiền thật và ngân hàng liên kết chỉ là tài khoản thử. Đừng nhập thông tin tài khoản thật.',
  sandboxKeywords: 'ví nạp tiền rút tiền liên kết tài khoản thử tiền usdt chi trả nhanh hóa đơn sandbox',
  sellingFeeQuestion: 'Snapbazaar có thu phí hoa hồng hay phí nào khác không?',
  sellingFeeAnswer:
    'Đăng tin miễn phí. Với mỗi đơn hàng hoàn tất, Snapbazaar thu phí hoa hồng; mức phí được ghi rõ trong Cài đặt và ở bước cuối khi tạo tin, trước khi bạn đăng.',
  sellingFeeKeywords: 'bán hàng phần trăm chi phí phí sàn chiết khấu',
  sampleDataQuestion: 'Nhãn “Dữ liệu mẫu” nghĩa là gì?',
  sampleDataAnswer:
    'Nghĩa là số liệu bên cạnh chỉ là ví dụ, không phải của bạn. Ngay khi tài khoản của bạn có dữ liệu riêng thuộc loại đó, trang sẽ hiển thị dữ liệu của bạn và nhãn biến mất.',
  sampleDataKeywords: 'giả ví dụ demo số liệu con số phân tích',
  tokensQuestion: 'Token T4L là gì?',
  tokensAnswer:
    'Là điểm trong Snapbazaar dành cho việc tham gia cá nhân hóa. Token không phải là tiền, không mua bán được và không có giá trị bên ngoài. Mục Xem lịch sử token trong hồ sơ của bạn liệt kê mọi token bạn đã được cộng hoặc bị thu hồi.',
  tokensKeywords: 'số dư token tiền mã hóa crypto coin xu thưởng điểm kiếm',
  earnTokensQuestion: 'Làm sao để nhận +5 T4L?',
  earnTokensAnswer:
    'Chọn “Cho phép thu thập dữ liệu hành vi” trong hồ sơ của bạn. Bạn được cộng 5 T4L một lần; nếu bỏ chọn, số này bị thu hồi, chọn lại thì được cộng lại, nên bạn không bao giờ có quá 5 T4L từ mục này.',
  earnTokensKeywords: 'thưởng điểm token ô chọn cá nhân hóa kiếm',
  claimTokenQuestion: 'Vì sao tôi không nhận được token từ Google, Facebook hay Twitter?',
  claimTokenAnswer:
    'Muốn nhận token, bạn cần kết nối một tài khoản mạng xã hội, nhưng trang này chưa hỗ trợ kết nối. Trong lúc đó, các dòng chỉ hiển thị số liệu mẫu.',
  claimTokenKeywords: 'nhận token mạng xã hội kết nối đăng nhập google facebook twitter',
};
