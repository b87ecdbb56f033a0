import type { TranslationOf } from '../define-messages.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: TranslationOf<typeof english> = {
  title: 'Chính sách bảo mật',
  description: 'Sàn này lưu gì về bạn, lưu ở đâu và vì sao.',
  lead: 'Phần mềm lưu gì về bạn, lưu ở đâu và vì sao.',
  onServer: 'Trên máy chủ',
  login: 'Địa chỉ email hoặc số điện thoại và mật khẩu ở dạng mã hóa một chiều, để bạn có thể đăng nhập.',
  session: 'Mã phiên đăng nhập ở dạng mã hóa một chiều, để bạn không phải đăng nhập lại cho đến khi đăng xuất.',
  mails: 'Email và tin nhắn SMS gửi cho bạn, lưu trong 30 ngày, không kèm các mã trong đó.',
  published: 'Những gì bạn đăng hoặc lưu: tin đăng, hình ảnh, sản phẩm đã lưu.',
  orders:
    'Nếu bạn là người mua: giỏ hàng, địa chỉ, đơn hàng kèm địa chỉ nhận hàng, biên lai chuyển khoản, yêu cầu trả hàng và đánh giá. Người bán chỉ thấy địa chỉ của đơn hàng khi đơn đang được xử lý hoặc còn trong thời hạn trả hàng; đánh giá được hiển thị công khai kèm tên bạn.',
  sellerChoices:
    'Nếu bạn là người bán: những gì bạn cho phép, số token nhận được từ đó và các tin nhắn bạn gửi cho đơn vị vận hành.',
  views:
    'Số lần mỗi sản phẩm được xem, nhấp vào, lưu hoặc tạo thành ảnh quảng cáo trong ngày, theo quốc gia suy ra từ ngôn ngữ và múi giờ của trình duyệt. Đây là số liệu tổng hợp: không chứa thông tin về cá nhân nào, và trình duyệt yêu cầu không bị theo dõi (Do Not Track, Global Privacy Control) không được tính.',
  editedPhotos: 'Ảnh người bán chỉnh sửa trong Công cụ ảnh, lưu trong bảy ngày.',
  adPictures:
    'Ảnh quảng cáo do khách ghé xem tạo từ một sản phẩm, lưu trong một tuần; ảnh chỉ tạo từ chữ đã nhập, lưu trong một giờ.',
  unpublishedPhotos: 'Ảnh đã tải lên nhưng chưa bao giờ đăng, cùng kết quả phân tích, lưu trong một tháng.',
  photoNumbers:
    '256 con số mô tả ảnh của tin đăng trông như thế nào, dùng để tìm bằng hình ảnh và, trừ khi người bán chọn khác trong Cài đặt, để nhận diện các ảnh giống nhau.',
  requestLog: 'Nhật ký kỹ thuật về các yêu cầu, để tìm ra lỗi và hạn chế hành vi lạm dụng.',
  searchPhoto: 'Ảnh bạn dùng để tìm kiếm chỉ được dùng cho lần tìm đó và không được lưu lại.',
  cameraData: 'Dữ liệu vị trí và thông tin máy ảnh trong ảnh tải lên bị xóa trước khi ảnh được lưu.',
  inBrowser: 'Trong trình duyệt của bạn',
  ownSession: 'Phiên đăng nhập, trong lúc bạn đang đăng nhập.',
  preferences: 'Giao diện, ngôn ngữ và tiền tệ bạn đã chọn, và việc thanh bên có thu gọn hay không.',
  purchases:
    'Giỏ hàng, cho đến khi bạn đăng xuất; quốc gia nhận hàng và phương thức thanh toán bạn đã dùng; và những gì bạn nhập ở trang thanh toán, cho đến khi bạn đóng trang. Số thẻ không bao giờ được lưu.',
  draft: 'Bản nháp tin đăng bạn đang viết, cho đến khi bạn đăng tin hoặc đăng xuất.',
  noTrackers:
    'Không có cookie quảng cáo, không có công cụ theo dõi. Phông chữ và hình ảnh của trang đều từ máy chủ này.',
  passedOn: 'Chia sẻ ra bên ngoài',
  publicData: 'Nội dung bạn đăng trong tin là công khai, tên shop của bạn cũng vậy.',
  model:
    'Ảnh được phân tích và câu hỏi được trả lời ngay trên máy chủ này, trừ khi đơn vị vận hành đã kết nối mô hình ngôn ngữ của một công ty khác. Khi đó, những dữ liệu sau được gửi cho mô hình:',
  sentPhoto: 'với ảnh người bán tải lên: hình ảnh, không kèm vị trí và thông tin máy ảnh, cùng chữ in trong ảnh;',
  sentQuestion:
    'với câu hỏi gửi trợ lý AI: câu hỏi và cuộc trò chuyện trước đó, cùng các tin đăng và bản nháp mới nhất của bạn với tiêu đề, giá, danh mục và trạng thái.',
  neverSent:
    'Tên, địa chỉ email, số điện thoại, mật khẩu và mọi thông tin về ví của bạn không bao giờ được gửi cho mô hình.',
  speech:
    'Nếu bạn nói với trợ lý AI thay vì gõ chữ, trình duyệt sẽ chuyển âm thanh thành văn bản. Một số trình duyệt gửi âm thanh cho hãng phát triển trình duyệt để làm việc đó; âm thanh không được gửi đến máy chủ này.',
  rights: 'Quyền của bạn',
  responsible:
    'Đơn vị vận hành máy chủ này chịu trách nhiệm về dữ liệu của bạn. Người bán xem, tải xuống và xóa dữ liệu của mình trong <settings>Cài đặt</settings>; mọi người đều có thể yêu cầu đơn vị vận hành cho xem, sửa hoặc xóa dữ liệu qua trang <contact>Liên hệ với chúng tôi</contact>.',
};
