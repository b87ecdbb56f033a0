import type { TranslationOf } from '../define-messages.ts';
import type { terms as english } from '../en/terms.ts';

export const terms: TranslationOf<typeof english> = {
  title: 'Điều khoản sử dụng',
  description: 'Quyền lợi và trách nhiệm của bạn khi sử dụng sàn này.',
  lead: 'Đây là các quy định đi kèm phần mềm. Đơn vị vận hành máy chủ này có thể bổ sung quy định riêng.',
  using: 'Sử dụng sàn',
  browse: 'Ai cũng có thể vào xem. Để bán hàng và lưu sản phẩm, bạn cần có tài khoản.',
  password: 'Hãy giữ kín mật khẩu. Mọi hoạt động dưới tài khoản của bạn được xem là do bạn thực hiện.',
  abuse: 'Không phá hoại, gây quá tải hay dò xét dịch vụ, cũng không theo dõi lén người khác.',
  selling: 'Bán hàng',
  goods: 'Chỉ đăng bán những gì bạn có quyền bán và pháp luật nơi bạn bán cho phép.',
  rights:
    'Chỉ dùng hình ảnh và nội dung bạn có quyền sử dụng. Các nội dung này vẫn thuộc về bạn; khi đăng tin, bạn cho phép trang web này hiển thị tin đăng.',
  proposals:
    'Nội dung, quốc gia và giá do AI đề xuất chỉ mang tính gợi ý. Hãy đọc kỹ trước khi đăng, vì đó là tin đăng của bạn.',
  buying: 'Mua hàng',
  purchase:
    'Giao dịch mua hàng là thỏa thuận giữa người mua và người bán. Đơn vị vận hành máy chủ này có thể gỡ tin đăng hoặc tài khoản vi phạm các quy định này.',
  noWarranty: 'Không bảo đảm',
  asItIs:
    'Phần mềm được cung cấp nguyên trạng, không kèm bất kỳ bảo đảm nào, theo giấy phép MIT của những người đóng góp cho Snapbazaar. Điều này không ảnh hưởng đến các quyền pháp luật dành cho bạn với tư cách người tiêu dùng.',
  questions:
    'Mọi thắc mắc: <contact>Liên hệ với chúng tôi</contact>. Dữ liệu của bạn: <privacy>Chính sách bảo mật</privacy>.',
};
