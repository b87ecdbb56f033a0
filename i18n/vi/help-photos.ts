import type { TranslationOf } from '../define-messages.ts';
import type { helpPhotos as english } from '../en/help-photos.ts';

export const helpPhotos: TranslationOf<typeof english> = {
  title: 'Ảnh',
  photoFormatsQuestion: 'Tôi có thể tải lên những loại ảnh nào?',
  photoFormatsAnswer:
    'Ảnh JPG, JPEG, PNG, GIF và WEBP, tối đa 15 MB và 50 megapixel. Ảnh HEIC từ điện thoại cũng được nhận, tối đa 25 megapixel. Ảnh động không được chấp nhận. Hệ thống xét nội dung thật của tệp chứ không xét tên tệp. Nếu đơn vị vận hành đặt giới hạn khác, thông báo sẽ nêu rõ.',
  photoFormatsKeywords: 'kích thước giới hạn dung lượng loại tệp lớn heic jpeg mb megapixel định dạng độ phân giải',
  goodPhotoQuestion: 'Ảnh thế nào là đẹp?',
  goodPhotoAnswer:
    'Chụp một sản phẩm chiếm gần hết khung hình, dưới ánh sáng ban ngày, trên nền trơn. Chụp mặt cho thấy rõ đó là món gì, nhãn mác đọc được. Bàn tay, đồ vật khác và nền rối sẽ khiến việc nhận diện danh mục khó hơn.',
  goodPhotoKeywords: 'mẹo lời khuyên ảnh đẹp hơn hình ánh sáng nền chụp',
  onePhotoQuestion: 'Một tin đăng có thể có bao nhiêu ảnh?',
  onePhotoAnswer: 'Một ảnh. Nếu bạn thả nhiều tệp, tệp đầu tiên sẽ được dùng.',
  onePhotoKeywords: 'nhiều ảnh thư viện thêm hình thứ hai',
  photoRefusedQuestion: 'Vì sao ảnh của tôi bị từ chối?',
  photoRefusedAnswer:
    'Thông báo cho biết ảnh vướng quy định nào: không thuộc loại được chấp nhận, quá lớn, quá nhiều pixel, ảnh động, bị hỏng, hoặc không được phép hiển thị trên sàn. Nội dung bạn đã nhập không bị mất; hãy chọn ảnh khác và tiếp tục.',
  photoRefusedKeywords: 'lỗi tải lên thất bại bị từ chối hỏng chỉ chấp nhận ảnh jpg jpeg png gif hoặc webp',
  whoSeesPhotoQuestion: 'Ai có thể xem ảnh của tôi?',
  whoSeesPhotoAnswer:
    'Trước khi đăng, chỉ có bạn. Sau đó là mọi người ghé xem tin đăng. Ảnh hiển thị không bao giờ là tệp gốc của bạn: ảnh được xoay đúng chiều, lưu thành tệp mới, còn dữ liệu vị trí và thông tin máy ảnh bên trong bị xóa.',
  whoSeesPhotoKeywords: 'quyền riêng tư exif gps vị trí siêu dữ liệu công khai riêng tư ảnh gốc',
  wherePhotoGoesQuestion: 'Ảnh của tôi có bị gửi cho công ty khác không?',
  wherePhotoGoesAnswer:
    'Mặc định là không: AI tích hợp sẵn chạy ngay trên máy chủ này, không cần khóa API và không cần internet. Nếu đơn vị vận hành máy chủ này đã kết nối một mô hình thị giác bên ngoài, ảnh sẽ được gửi đến đó để đọc. Chính sách bảo mật cũng nêu điều này, và mỗi kết quả phân tích đều ghi tên mô hình đã thực hiện.',
  wherePhotoGoesKeywords: 'ai openai bên thứ ba đám mây chia sẻ dữ liệu',
  changePhotoQuestion: 'Tôi có thể đổi ảnh sau khi nội dung đã được viết không?',
  changePhotoAnswer:
    'Có. Khi bạn chọn ảnh mới ở bước 1, mọi thứ bắt đầu lại: biểu mẫu và kết quả phân tích sẽ bị xóa vì thuộc về ảnh cũ. Xóa ảnh xem trước sẽ gỡ ảnh ra khỏi tin.',
  changePhotoKeywords: 'thay ảnh khác hình mới làm lại',
};
