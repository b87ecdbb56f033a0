import type { TranslationOf } from '../define-messages.ts';
import type { signInWays as english } from '../en/sign-in-ways.ts';

export const signInWays: TranslationOf<typeof english> = {
  passkey: 'Đăng nhập bằng khóa truy cập',
  passkeyFailed: 'Chưa dùng được khóa truy cập. Hãy chọn cách đăng nhập khác hoặc thử lại.',
  demoSeller: 'Dùng thử với tài khoản người bán mẫu',
  demoCustomer: 'Dùng thử với tài khoản người mua mẫu',
  secondStepTitle: 'Còn một bước nữa',
  secondStepText: 'Nhập mã gồm 6 chữ số mà ứng dụng xác thực đang hiển thị, hoặc một mã khôi phục của bạn.',
  code: 'Mã xác minh',
  codeRequired: 'Vui lòng nhập mã',
  finish: 'Hoàn tất đăng nhập',
  back: 'Quay lại',
  linkNote:
    'Đã có tài khoản dùng email của bạn. Hãy đăng nhập vào tài khoản đó như bình thường, hai tài khoản sẽ được liên kết.',
  signingIn: 'Đang đăng nhập…',
  denied: 'Bạn chưa hoàn tất đăng nhập ở trang đó. Hãy chọn một cách đăng nhập.',
  expired: 'Lượt đăng nhập đó mất quá nhiều thời gian hoặc đã được dùng. Vui lòng làm lại từ đầu.',
  failed: 'Lượt đăng nhập đó không thành công. Vui lòng thử lại hoặc đăng nhập bằng cách khác.',
  unavailable: 'Dịch vụ đăng nhập này hiện không phản hồi. Vui lòng thử lại hoặc đăng nhập bằng cách khác.',
};
