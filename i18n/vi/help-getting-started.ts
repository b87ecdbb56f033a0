import type { TranslationOf } from '../define-messages.ts';
import type { helpGettingStarted as english } from '../en/help-getting-started.ts';

export const helpGettingStarted: TranslationOf<typeof english> = {
  title: 'Bắt đầu',
  whatIsSnapbazaarQuestion: 'Snapbazaar là gì?',
  whatIsSnapbazaarAnswer:
    'Snapbazaar là sàn mua bán ai cũng có thể vào xem, còn người bán chỉ cần một tấm ảnh sản phẩm là có tin đăng bằng bảy ngôn ngữ. Bạn chụp ảnh, AI phân tích rồi đề xuất nội dung, danh mục, khoảng giá và các quốc gia, còn bạn quyết định đăng những gì.',
  whatIsSnapbazaarKeywords: 'giới thiệu tổng quan mục đích',
  photoToListingQuestion: 'Tạo tin đăng từ một tấm ảnh như thế nào?',
  photoToListingAnswer:
    'Mở Chat AI và thêm một tấm ảnh. AI sẽ xem ảnh, chọn danh mục, viết tiêu đề và mô tả bằng bảy ngôn ngữ rồi ước tính giá. Bạn kiểm tra nội dung và nhấn Chấp nhận tất cả, sau đó chọn khu vực và giá, mục tiêu bán hàng và vận chuyển qua ba bước ngắn. Nhấn Lưu và hoàn tất để đăng tin. Trước đó, không ai ngoài bạn nhìn thấy tin.',
  photoToListingKeywords: 'bắt đầu lần đầu tạo thêm sản phẩm đăng bán tải ảnh lên cách bán hàng hướng dẫn các bước',
  howLongQuestion: 'Phân tích ảnh mất bao lâu?',
  howLongAnswer:
    'Thường chỉ vài giây, lâu hơn khi có nhiều ảnh đang chờ. Màn hình cho biết việc đang làm (xem ảnh, chọn danh mục, viết nội dung bằng bảy ngôn ngữ, định giá), cập nhật hai giây một lần và tự điền biểu mẫu khi xong.',
  howLongKeywords: 'chậm chờ đợi bị treo tốc độ thời gian nhanh',
  plansQuestion: 'Nâng cấp để làm gì? Có gói trả phí không?',
  plansAnswer:
    'Chỉ có một gói và hoàn toàn miễn phí: người bán nào cũng dùng được mọi tính năng. Trang Nâng cấp liệt kê những gì bạn có và các giới hạn hiện tại. Nếu sau này có gói trả phí, thông tin sẽ được công bố ở đó trước tiên.',
  plansKeywords: 'chi phí giá đăng ký gói premium pro miễn phí trả tiền phí giới hạn',
  sellerOrCustomerQuestion: 'Tôi có thể vừa là người bán vừa là người mua với cùng một email không?',
  sellerOrCustomerAnswer:
    'Có. Tài khoản người bán và tài khoản người mua được tách riêng, mỗi tài khoản có mật khẩu riêng, và một email hoặc số điện thoại có thể dùng cho cả hai. Người bán đăng nhập ở nút Bán, người mua ở nút Đăng nhập. Khi mở trang dành cho loại tài khoản kia, bạn sẽ được gợi ý mở tài khoản đó với cùng email hoặc số điện thoại và mật khẩu.',
  sellerOrCustomerKeywords: 'tài khoản người mua cùng địa chỉ hai tài khoản chuyển đổi',
  phoneOnlyQuestion: 'Tôi có thể làm mọi thứ trên điện thoại không?',
  phoneOnlyAnswer:
    'Có. Mọi trang đều hiển thị tốt trên màn hình rộng từ 360 pixel. Trên điện thoại, thanh bên trở thành thanh dưới cùng, các mục còn lại nằm trong Thêm, và phần tạo tin đăng chiếm toàn màn hình. Bạn có thể chụp ảnh ngay tại đó.',
  phoneOnlyKeywords: 'di động ứng dụng app ios android máy ảnh camera màn hình nhỏ',
  whichSellerTypeQuestion: 'Chọn nhóm người bán nào ở đầu trang này có quan trọng không?',
  whichSellerTypeAnswer:
    'Không. Bốn lựa chọn đó chỉ gợi ý nơi bắt đầu; không có gì được lưu lại, cũng không có tính năng nào bị bật hay tắt.',
  whichSellerTypeKeywords: 'mới bắt đầu có kinh nghiệm nhà sản xuất nhà cung cấp bán lẻ loại',
};
