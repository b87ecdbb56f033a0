import type { TranslationOf } from '../define-messages.ts';
import type { helpTexts as english } from '../en/help-texts.ts';

export const helpTexts: TranslationOf<typeof english> = {
  title: 'Nội dung, danh mục và ngôn ngữ',
  whoWritesQuestion: 'Ai viết nội dung tin đăng?',
  whoWritesAnswer:
    'AI phân tích của máy chủ này. AI tích hợp sẵn nhận diện loại hàng, màu sắc và chữ in, rồi viết dựa trên bộ câu mẫu đã được rà soát: chỉ nêu những gì nhìn thấy hoặc đúng với mọi sản phẩm cùng loại. Nếu đơn vị vận hành đã kết nối mô hình riêng, mô hình đó sẽ viết và nội dung được kiểm tra trước khi bạn xem; nếu không đạt, AI tích hợp sẵn sẽ viết thay.',
  whoWritesKeywords:
    'nội dung bảy ngôn ngữ được viết như thế nào ai mô hình gpt robot máy tạo trí tuệ nhân tạo mô tả tiêu đề',
  seenOrGuessedQuestion: '“Thấy trong ảnh” và “Phỏng đoán, vui lòng kiểm tra” nghĩa là gì?',
  seenOrGuessedAnswer:
    'Thấy trong ảnh nghĩa là chi tiết có trong ảnh của bạn, như màu sắc hay chữ in. Phỏng đoán là điều chỉ có khả năng đúng với loại hàng này. Hãy kiểm tra phần phỏng đoán trước khi đăng, vì người mua sẽ tin vào những gì tin đăng ghi.',
  seenOrGuessedKeywords: 'dấu đánh dấu đoán chắc chắn độ tin cậy thông tin sai',
  wrongCategoryQuestion: 'Danh mục bị sai, tôi phải làm gì?',
  wrongCategoryAnswer:
    'Chọn một trong ba gợi ý phù hợp nhất bằng một lần chạm, hoặc tìm trong toàn bộ danh mục. Khi đó, nội dung bạn chưa chỉnh, khoảng giá và các quốc gia sẽ được tạo lại theo đúng danh mục. Nội dung bạn đã chỉnh được giữ nguyên.',
  wrongCategoryKeywords: 'đổi danh mục chọn danh mục khác nhầm nhận diện sai khác loại',
  generateAgainQuestion: 'Nút Tạo lại làm gì?',
  generateAgainAnswer:
    'Nút này yêu cầu một đề xuất khác từ cùng tấm ảnh: từ ngữ khác, và loại hàng khác nếu khả năng gần như ngang nhau. Sau lần thứ ba, bạn sẽ được gợi ý tự chọn danh mục. Nếu chưa có ảnh trước đó thì không có gì để phân tích, và thông báo sẽ ghi “Chưa có ảnh sản phẩm nào trước đó”: hãy thêm ảnh trước.',
  generateAgainKeywords: 'thử lại làm lại tạo lại chưa có ảnh sản phẩm uuid',
  editTextsQuestion: 'Tôi có thể sửa nội dung đã được viết không?',
  editTextsAnswer:
    'Có, sửa được từng chữ, ở mọi ngôn ngữ, trước và sau khi đăng. Các thẻ EN, TH, ZH, VI, ES, JA và KO dùng để chuyển giữa các ngôn ngữ.',
  editTextsKeywords: 'đổi tiêu đề mô tả viết lại chỉnh sửa sửa lỗi dịch',
  acceptAllQuestion: 'Vì sao nút Chấp nhận tất cả báo thiếu tiêu đề hoặc mô tả?',
  acceptAllAnswer:
    'Tin đăng cần có tiêu đề và mô tả bằng cả bảy ngôn ngữ, tổng cộng 14 ô. Hệ thống sẽ mở ngôn ngữ còn thiếu nội dung.',
  acceptAllKeywords: 'vui lòng nhập tiêu đề và mô tả sản phẩm không tiếp tục được bị chặn bước 1 nút',
  whichLanguagesQuestion: 'Tin đăng của tôi hiển thị bằng những ngôn ngữ nào?',
  whichLanguagesAnswer:
    'Bảy ngôn ngữ: Anh, Thái, Trung, Việt, Tây Ban Nha, Nhật và Hàn. Các nút và trang của Snapbazaar cũng có đủ bảy ngôn ngữ này. Địa chỉ trang quyết định ngôn ngữ hiển thị, nếu không ghi thì là tiếng Anh; khách ghé xem có thể chọn ngôn ngữ khác bất cứ lúc nào, lựa chọn được ghi nhớ và gợi ý lại lần sau.',
  whichLanguagesKeywords: 'bản dịch dịch ngôn ngữ tiếng thái tiếng trung tiếng pháp tiếng đức giao diện',
  staleLanguageQuestion: 'Tôi đã sửa nội dung bằng ngôn ngữ của mình. Sáu ngôn ngữ còn lại thì sao?',
  staleLanguageAnswer:
    'Nội dung các ngôn ngữ đó được giữ nguyên, và Gian hàng của tôi sẽ đánh dấu vì có thể không còn khớp. Hãy xem từng ngôn ngữ và lưu lại khi đã đúng.',
  staleLanguageKeywords: 'tiếng anh cũ lỗi thời cập nhật bản dịch sửa ngôn ngữ khác',
  foundBySearchQuestion: 'Người mua tìm thấy tin đăng của tôi bằng cách nào?',
  foundBySearchAnswer:
    'Trong danh mục và danh mục con, ở mục “Hàng mới lên sàn” trên Trang chủ, và qua tìm kiếm bằng cả bảy ngôn ngữ, kể cả khi gõ sai đôi chút. Tiêu đề quan trọng hơn mô tả, nên hãy đưa những từ người mua hay gõ vào tiêu đề.',
  foundBySearchKeywords: 'hiển thị seo tìm kiếm thứ hạng xuất hiện khám phá cải thiện tiêu đề tốt hơn',
};
