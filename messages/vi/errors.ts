import type { TranslationOf } from '../define-messages.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: TranslationOf<typeof english> = {
  bad_input: 'Vui lòng kiểm tra lại thông tin đã nhập rồi thử lại.',
  bad_request: 'Không đọc được yêu cầu này.',
  too_slow: 'Yêu cầu mất quá nhiều thời gian để gửi đến. Vui lòng thử lại.',
  headers_too_large: 'Phần header của yêu cầu này quá lớn.',
  not_signed_in: 'Vui lòng đăng nhập để tiếp tục.',
  not_allowed: 'Tài khoản của bạn không thể thực hiện thao tác này.',
  not_for_demo: 'Đây là tài khoản dùng thử chung nên tính năng này bị tắt. Hãy tạo tài khoản riêng để sử dụng.',
  not_found: 'Không tìm thấy nội dung ở địa chỉ này.',
  wrong_credentials: 'Thông tin đăng nhập không đúng. Vui lòng kiểm tra rồi thử lại.',
  wrong_password: 'Mật khẩu hiện tại không đúng.',
  weak_password: 'Mật khẩu này dễ đoán. Vui lòng chọn mật khẩu dài hơn hoặc khó đoán hơn.',
  session_not_found: 'Thiết bị này đã được đăng xuất từ trước.',
  email_taken: 'Email này đã được đăng ký. Vui lòng đăng nhập.',
  phone_taken: 'Số điện thoại này đã được đăng ký. Vui lòng đăng nhập.',
  product_not_found: 'Sản phẩm này không còn được bán.',
  listing_changed: 'Tin đăng này vừa được sửa ở nơi khác nên chưa có gì được lưu. Vui lòng xem bản mới hơn trước.',
  seller_not_found: 'Không tìm thấy người bán này.',
  too_large: 'Dung lượng vượt quá mức máy chủ cho phép.',
  wrong_method: 'Địa chỉ này không hỗ trợ phương thức vừa gọi.',
  unsupported_type:
    'Loại nội dung này không được chấp nhận. Vui lòng gửi JSON hoặc biểu mẫu, ví dụ với header Content-Type: application/json.',
  wrong_application: 'Ứng dụng này chưa được đăng ký tại đây.',
  photo_missing: 'Vui lòng chọn ảnh sản phẩm của bạn.',
  photo_empty: 'Tệp này trống. Vui lòng chọn ảnh khác.',
  photo_broken: 'Ảnh này bị hỏng hoặc thiếu dữ liệu. Vui lòng chọn ảnh khác.',
  photo_animated: 'Đây là ảnh động. Vui lòng chọn ảnh tĩnh.',
  photo_unsafe: 'Ảnh này không được phép hiển thị trên sàn. Vui lòng chọn ảnh sản phẩm của bạn.',
  photo_too_many_pixels: 'Ảnh này có quá nhiều pixel. Vui lòng chọn ảnh nhỏ hơn.',
  photo_too_costly:
    'Ảnh này được lưu ở dạng mất quá nhiều thời gian để đọc. Vui lòng lưu lại thành JPG thông thường rồi chọn lại.',
  photo_type: 'Chỉ chấp nhận ảnh JPG, JPEG, PNG, GIF hoặc WEBP.',
  photo_heic:
    'This HEIC photo cannot be read. On an iPhone, choose Settings, Camera, Formats, Most Compatible; or save the photo as JPG. Then choose it again.',
  photo_check_unavailable:
    'Chưa thể nhận ảnh vì hệ thống kiểm tra ảnh đang được chuẩn bị. Vui lòng thử lại sau một phút.',
  incomplete_form: 'Dữ liệu tải lên chưa đầy đủ. Vui lòng thử lại.',
  too_many_files: 'Vui lòng gửi mỗi lần một tệp.',
  file_too_large: 'Tệp này quá lớn.',
  analysis_not_found: 'Không tìm thấy kết quả phân tích của ảnh này. Vui lòng tải ảnh lên lại.',
  photo_edit_not_found: 'Ảnh này không còn ở đây. Vui lòng chọn lại.',
  article_not_found:
    'Không tách được sản phẩm nào khỏi nền trong ảnh này. Hãy thử ảnh chụp một sản phẩm trên nền trơn.',
  unknown_category: 'Vui lòng chọn một danh mục trong danh sách.',
  not_enough_money: 'Số dư khả dụng không đủ. Chưa có khoản tiền nào được chuyển.',
  fee_changed: 'Mức phí vừa thay đổi. Vui lòng xem lại; chưa có khoản tiền nào được chuyển.',
  key_used_before: 'Yêu cầu này đã được gửi trước đó với số liệu khác. Vui lòng làm lại từ đầu.',
  no_bank_account: 'Chưa liên kết tài khoản ngân hàng. Vui lòng liên kết trước.',
  invoice_not_found: 'Bạn không có hóa đơn nào mang số này.',
  too_many_uploads: 'Bạn vừa tải lên quá nhiều ảnh cùng lúc. Vui lòng đợi một phút rồi thử lại.',
  storage_full: 'Ảnh của bạn đã dùng hết dung lượng. Vui lòng xóa bớt những tin đăng không còn dùng.',
  too_many_unpublished: 'Bạn có nhiều ảnh chưa dùng trong tin đăng nào. Vui lòng đăng một ảnh trong số đó trước.',
  too_many_analyses: 'Bạn đã dùng hết lượt phân tích trong ngày. Hãy tiếp tục vào ngày mai hoặc tự điền tin đăng.',
  balance_left: 'Ví của bạn vẫn còn tiền. Vui lòng rút hết trước.',
  too_many_messages: 'Hôm nay bạn đã gửi quá nhiều tin nhắn. Vui lòng gửi tiếp vào ngày mai.',
  too_many_requests: 'Có quá nhiều yêu cầu. Vui lòng đợi một lát rồi thử lại.',
  too_many_sign_ins: 'Bạn đã thử quá nhiều lần. Vui lòng đợi một lát rồi thử lại.',
  unexpected: 'Hệ thống đang gặp lỗi. Vui lòng thử lại sau ít phút.',
  unavailable: 'Dịch vụ chưa sẵn sàng. Vui lòng thử lại sau ít phút.',
  storage_full_megabytes:
    'Ảnh của bạn đã dùng hết {megabytes} MB. Vui lòng xóa bớt những tin đăng không còn dùng rồi thử lại sau vài ngày.',
  too_many_unpublished_until:
    'Bạn có {count} ảnh chưa dùng trong tin đăng nào. Vui lòng đăng một ảnh trong số đó, hoặc đợi đến khi ảnh cũ nhất bị xóa vào ngày {day}.',
  money_available: 'Số dư khả dụng của bạn là {amount}.',
  price_before_too_low: 'Giá gốc phải cao hơn giá hiện tại',
  not_in_storefront: 'Tin đăng này không có trong gian hàng của bạn.',
  headline_empty: 'Vui lòng nhập tiêu đề bằng chữ hoặc số.',
  categories_apart: 'Các danh mục này không thuộc cùng một nhóm. Vui lòng chọn lại.',
  unknown_country:
    'Không nhận ra quốc gia “{country}”. Vui lòng dùng tên tiếng Anh hoặc mã ISO, ví dụ Thailand hoặc TH.',
  seller_account_email_taken:
    'Đã có tài khoản người bán dùng email của bạn với mật khẩu khác. Vui lòng đăng xuất rồi đăng nhập vào tài khoản đó.',
  seller_account_phone_taken:
    'Đã có tài khoản người bán dùng số điện thoại của bạn với mật khẩu khác. Vui lòng đăng xuất rồi đăng nhập vào tài khoản đó.',
  customer_account_email_taken:
    'Đã có tài khoản người mua dùng email của bạn với mật khẩu khác. Vui lòng đăng xuất rồi đăng nhập vào tài khoản đó.',
  customer_account_phone_taken:
    'Đã có tài khoản người mua dùng số điện thoại của bạn với mật khẩu khác. Vui lòng đăng xuất rồi đăng nhập vào tài khoản đó.',
  current_password_required: 'Vui lòng nhập mật khẩu hiện tại',
  email_of_other_account: 'Email này đang được dùng cho một tài khoản khác.',
  phone_of_other_account: 'Số điện thoại này đang được dùng cho một tài khoản khác.',
  money_on_its_way:
    'Ví của bạn còn giao dịch nạp hoặc rút đang xử lý. Vui lòng xóa tài khoản sau khi giao dịch hoàn tất.',
  wallet_not_empty: 'Ví của bạn còn {amount}. Vui lòng rút hết tiền trước khi xóa tài khoản.',
  file_larger_than: 'Tệp này lớn hơn {megabytes} MB. Vui lòng chọn tệp nhỏ hơn.',
  invalid_email: 'Email không hợp lệ',
  invalid_phone: 'Số điện thoại không hợp lệ',
};
