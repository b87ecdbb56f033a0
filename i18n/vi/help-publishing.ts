import type { TranslationOf } from '../define-messages.ts';
import type { helpPublishing as english } from '../en/help-publishing.ts';

export const helpPublishing: TranslationOf<typeof english> = {
  title: 'Bản nháp và tin đang bán',
  draftKeptQuestion: 'Bản nháp có được lưu nếu tôi đóng trang không?',
  draftKeptAnswer:
    'Có. Bản nháp nằm trong trình duyệt này cho đến khi bạn đăng, xóa hoặc đăng xuất, vì vậy dù tải lại trang, đóng thẻ trình duyệt hay mất kết nối, bạn cũng không mất gì. Bản nháp không được chuyển sang thiết bị khác.',
  draftKeptKeywords: 'mất chưa lưu tiếp tục sau ngoại tuyến tải lại nháp',
  connectionLostQuestion: 'Thanh thông báo ghi không kết nối được với máy chủ. Tôi nên làm gì?',
  connectionLostAnswer:
    'Hãy ở lại trang. Mọi nội dung bạn đã nhập vẫn được giữ, thanh thông báo tự biến mất khi có kết nối trở lại, rồi bạn nhấn nút lần nữa. Nhấn hai lần cũng không đăng thành hai tin.',
  connectionLostKeywords: 'ngoại tuyến mạng lỗi internet mất mạng rớt mạng kết nối',
  publishedWhereQuestion: 'Khi nào tin đăng của tôi xuất hiện?',
  publishedWhereAnswer:
    'Ngay khi bước Lưu và hoàn tất thành công: trong danh mục, trong tìm kiếm và bằng cả bảy ngôn ngữ. Các trang được lưu trong bộ nhớ đệm vài giây, nên bạn hãy đợi một chút.',
  publishedWhereKeywords: 'đang bán đăng hiển thị trực tuyến chưa thấy không hiện',
  editListingQuestion: 'Làm sao để sửa tin đăng đang bán?',
  editListingAnswer:
    'Mở Gian hàng của tôi, chọn tin đăng rồi sửa nội dung, giá hoặc quốc gia. Thay đổi có hiệu lực ngay khi bạn lưu.',
  editListingKeywords: 'chỉnh sửa cập nhật thay đổi đổi giá sản phẩm gian hàng',
  pauseRemoveQuestion: 'Tôi có thể tạm ẩn hoặc xóa tin đăng không?',
  pauseRemoveAnswer:
    'Được cả hai, trong Gian hàng của tôi. Tin tạm ẩn không hiển thị với ai và hiện lại chỉ với một lần nhấn. Khi bạn xóa, tin bị gỡ đi và thông báo hiện ra sau đó cho phép bạn hoàn tác.',
  pauseRemoveKeywords: 'xóa ẩn gỡ ngừng bán hạ tin hoàn tác khôi phục',
  sponsoredLabelQuestion: 'Vì sao thẻ sản phẩm của tôi ghi “Được tài trợ” và “Giảm đến 65%”?',
  sponsoredLabelAnswer:
    '“Được tài trợ” có trên mọi thẻ sản phẩm; không ai trả tiền để được ưu tiên hiển thị. “Giảm đến 65%” hiển thị ở những tin đăng đã giảm giá: nhập giá gốc trong Gian hàng của tôi, giá này sẽ được gạch ngang bên cạnh giá hiện tại. Nếu không nhập, thẻ không có nhãn này. Mức giảm trên 65% sẽ hiển thị cả hai giá nhưng không có nhãn.',
  sponsoredLabelKeywords: 'giảm giá khuyến mãi nhãn quảng cáo thẻ ưu đãi phần trăm sale giá gốc gạch ngang',
  adPicturesQuestion: 'Tạo quảng cáo AI là gì?',
  adPicturesAnswer:
    'Tính năng này tạo ảnh quảng cáo sẵn sàng để đăng, gồm ảnh sản phẩm và nội dung bằng ngôn ngữ đã chọn, cỡ 1024x1536 hoặc 1024x1024. Bạn có thể tải xuống hoặc chia sẻ miễn phí. Thanh nhập bên dưới danh mục tạo sticker và hình in áo thun theo yêu cầu bạn viết bằng bất kỳ ngôn ngữ nào trong bảy ngôn ngữ, ví dụ màu sắc, dịp, phong cách, sản phẩm hay kích thước. Nếu có từ chưa hiểu, hệ thống sẽ cho biết. Chữ trong ngoặc kép chỉ được in bên cạnh sản phẩm của chính bạn.',
  adPicturesKeywords: 'quảng cáo áp phích poster sticker áo thun hình tạo ảnh mạng xã hội tải xuống ad gen',
};
