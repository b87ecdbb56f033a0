import type { TranslationOf } from '../define-messages.ts';
import type { proof as english } from '../en/proof.ts';

export const proof: TranslationOf<typeof english> = {
  title: 'Xác minh danh tính',
  text: 'Thao tác này liên quan đến tiền, dữ liệu hoặc cách đăng nhập của bạn nên bạn cần xác minh danh tính. Xác minh có hiệu lực trong 10 phút.',
  password: 'Mật khẩu hiện tại',
  passwordRequired: 'Vui lòng nhập mật khẩu hiện tại',
  withPassword: 'Xác nhận',
  withPasskey: 'Xác minh bằng khóa truy cập',
  passkeyFailed: 'Chưa dùng được khóa truy cập. Hãy chọn cách khác hoặc thử lại.',
  appCode: 'Mã trong ứng dụng xác thực',
  mailedCode: 'Mã trong email',
  codeRequired: 'Vui lòng nhập mã',
  sendMail: 'Gửi mã qua email',
  signInAgain: 'Đăng nhập lại bằng {provider}',
  yourWays: 'các cách đăng nhập của bạn',
};
