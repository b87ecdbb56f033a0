import type { TranslationOf } from '../define-messages.ts';
import type { helpAccount as english } from '../en/help-account.ts';

export const helpAccount: TranslationOf<typeof english> = {
  title: 'Tài khoản, quyền riêng tư và bảo mật',
  changeAccountQuestion: 'Làm sao để đổi tên, email hoặc số điện thoại?',
  changeAccountAnswer:
    'Bạn đổi trong trang hồ sơ. Khi đổi email hoặc số điện thoại, bạn cần nhập mật khẩu hiện tại vì đó là thông tin dùng để đăng nhập. Thay đổi có hiệu lực sau khi bạn nhập mã xác minh được gửi đến email hoặc số điện thoại mới. Người mua chỉ thấy tên của bạn, không bao giờ thấy email hay số điện thoại.',
  changeAccountKeywords: 'sửa hồ sơ cập nhật thông tin liên hệ đổi tên người dùng username',
  changePasswordQuestion: 'Làm sao để đổi mật khẩu?',
  changePasswordAnswer:
    'Bạn vào trang hồ sơ và nhập mật khẩu hiện tại để đổi. Mật khẩu mới cần ít nhất 8 ký tự và không được là một trong những mật khẩu phổ biến nhất. Mọi thiết bị khác sẽ bị đăng xuất.',
  changePasswordKeywords: 'mật khẩu mới đặt lại bảo mật pass',
  forgotPasswordQuestion: 'Tôi quên mật khẩu. Có thể gửi lại cho tôi không?',
  forgotPasswordAnswer:
    'Không thể gửi lại, vì hệ thống chỉ lưu mật khẩu ở dạng mã hóa một chiều. Hãy nhấn “Quên mật khẩu?” ở trang đăng nhập: một mã sẽ được gửi đến email hoặc điện thoại của bạn để bạn đặt mật khẩu mới. Sau đó mọi thiết bị đều bị đăng xuất.',
  forgotPasswordKeywords: 'mất lấy lại khôi phục không đăng nhập được bị khóa quên pass',
  sessionsQuestion: 'Làm sao để đăng xuất khỏi thiết bị tôi không còn dùng?',
  sessionsAnswer:
    'Trang hồ sơ liệt kê những nơi bạn đang đăng nhập, theo trình duyệt và hệ điều hành. “Đăng xuất khỏi mọi thiết bị khác” sẽ kết thúc tất cả trừ phiên đăng nhập này. Phiên đăng nhập không dùng trong 30 ngày sẽ tự kết thúc.',
  sessionsKeywords: 'mất điện thoại bị trộm thiết bị phiên đăng nhập từ xa thoát',
  tooManyTriesQuestion: 'Hệ thống báo “Bạn đã thử quá nhiều lần”. Tôi có bị khóa tài khoản không?',
  tooManyTriesAnswer:
    'Chỉ tạm thời thôi. Sau vài lần nhập sai mật khẩu từ cùng một nơi, thời gian chờ tăng dần, tối đa 15 phút. Bạn vẫn đăng nhập được từ nơi khác.',
  tooManyTriesKeywords: 'bị chặn khóa chờ giới hạn sai mật khẩu đăng nhập',
  whatIsStoredQuestion: 'Snapbazaar biết gì về tôi?',
  whatIsStoredAnswer:
    'Email hoặc số điện thoại, tên, mật khẩu ở dạng mã hóa một chiều, các phiên đăng nhập, những gì bạn đã tải lên và đăng bán, các lựa chọn, lịch sử token, hóa đơn và sổ giao dịch thử nghiệm, cùng những tin nhắn bạn gửi cho chúng tôi. Mục “Tải dữ liệu của tôi” trong Cài đặt cho bạn toàn bộ trong một tệp.',
  whatIsStoredKeywords: 'dữ liệu cá nhân gdpr quyền riêng tư thu thập thông tin theo dõi cookie',
  cookiesQuestion: 'Snapbazaar có dùng cookie hay công cụ theo dõi không?',
  cookiesAnswer:
    'Không có cookie quảng cáo và không có công cụ theo dõi. Lượt xem sản phẩm được cộng dồn theo ngày và quốc gia mà không biết là của ai, và hoàn toàn không tính với trình duyệt yêu cầu không bị theo dõi. Phiên đăng nhập, giao diện, ngôn ngữ, tiền tệ và bản nháp tin đăng được lưu ngay trong trình duyệt của bạn. Khi bạn đăng nhập qua trang khác, chẳng hạn Google, hệ thống dùng một cookie trong 10 phút.',
  cookiesKeywords: 'cookie theo dõi phân tích quảng cáo quyền riêng tư do not track',
  behavioralDataQuestion: '“Cho phép thu thập dữ liệu hành vi” nghĩa là gì?',
  behavioralDataAnswer:
    'Nghĩa là cách bạn sử dụng Kênh người bán có thể được thống kê để phục vụ bạn tốt hơn. Mục này tắt cho đến khi bạn chọn, bạn có thể bỏ chọn bất cứ lúc nào, và lựa chọn này được lưu trong tài khoản của bạn.',
  behavioralDataKeywords: 'cá nhân hóa ô chọn tối ưu sản phẩm cho những người mua khác phân tích đồng ý',
  downloadDataQuestion: 'Tôi có thể tải dữ liệu của mình xuống không?',
  downloadDataAnswer:
    'Có. Trong Cài đặt, bạn nhận ngay một tệp JSON chứa mọi thông tin máy chủ này lưu về tài khoản của bạn, và có thể tải bao nhiêu lần tùy ý.',
  downloadDataKeywords: 'xuất dữ liệu gdpr bản sao json tải dữ liệu của tôi export',
  closeAccountQuestion: 'Làm sao để xóa tài khoản?',
  closeAccountAnswer:
    'Bạn vào Cài đặt và nhập mật khẩu để xóa. Tin đăng của bạn biến mất khỏi sàn ngay lập tức, dữ liệu cá nhân bị xóa và bạn bị đăng xuất ở mọi nơi. Các dòng trong sổ giao dịch thử nghiệm chỉ còn là con số, không kèm tên bạn. Thao tác này không thể hoàn tác, vì vậy hãy tải dữ liệu xuống trước.',
  closeAccountKeywords: 'đóng tài khoản hủy tài khoản rời bỏ gỡ xóa vĩnh viễn',
  themeCurrencyQuestion: 'Đổi giao diện, ngôn ngữ và tiền tệ ở đâu?',
  themeCurrencyAnswer:
    'Trong Cài đặt. Nút đổi giao diện cũng có ở thanh bên. Các lựa chọn này được lưu trong trình duyệt và áp dụng cho mọi thẻ trình duyệt đang mở.',
  themeCurrencyKeywords: 'chế độ tối sáng ban đêm dark mode hiển thị tùy chọn',
};
