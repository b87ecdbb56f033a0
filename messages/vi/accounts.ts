import type { TranslationOf } from '../define-messages.ts';
import type { accounts as english } from '../en/accounts.ts';

export const accounts: TranslationOf<typeof english> = {
  sellerSignIn: 'Đăng nhập tài khoản người bán',
  sellerSignInDescription: 'Đăng nhập để bán hàng trên Snapbazaar.',
  sellerSignUp: 'Tạo tài khoản người bán',
  sellerSignUpDescription: 'Mở tài khoản người bán: một tấm ảnh trở thành tin đăng bằng bảy ngôn ngữ.',
  customerSignIn: 'Đăng nhập',
  customerSignInDescription: 'Đăng nhập để mua sắm trên Snapbazaar.',
  customerSignUp: 'Tạo tài khoản',
  customerSignUpDescription: 'Mở tài khoản người mua trên Snapbazaar.',
  welcomeBack: 'Xin chào, mừng bạn quay trở lại',
  shopOpens: 'Xin chào, chỉ một phút là bạn có shop riêng',
  welcomeToBazaar: 'Xin chào, mừng bạn đến với Snapbazaar',
  newHere: 'Bạn chưa có tài khoản? <link>Đăng ký</link>',
  alreadySelling: 'Bạn đã bán hàng tại đây? <link>Đăng nhập</link>',
  haveAccount: 'Bạn đã có tài khoản? <link>Đăng nhập</link>',
  howToSignIn: 'Cách đăng nhập',
  email: 'Email',
  phone: 'Số điện thoại',
  country: 'Quốc gia',
  phoneHint: 'Kèm mã quốc gia, không có dấu cách.',
  password: 'Mật khẩu',
  passwordHint: 'Ít nhất 8 ký tự.',
  confirmPassword: 'Nhập lại mật khẩu',
  signIn: 'Đăng nhập',
  signUp: 'Đăng ký',
  orContinueWith: 'hoặc tiếp tục với',
  notSetUp: 'Trang này chưa hỗ trợ đăng nhập bằng {provider}.',
  sessionEnded: 'Phiên đăng nhập của bạn đã hết hạn. Hãy đăng nhập lại để tiếp tục từ trang đang xem.',
  signInToSave: 'Sản phẩm yêu thích được lưu trong tài khoản của bạn. Hãy đăng nhập để lưu sản phẩm này.',
  signInToSeeFavorites: 'Sản phẩm yêu thích được lưu trong tài khoản của bạn. Hãy đăng nhập để xem.',
  signInToCheckOut:
    'Orders are kept with your account. Sign in, or open one with Sign Up: what you chose waits for you.',
  sellersOnly:
    'Trang này dành cho người bán. Hãy đăng nhập bằng tài khoản người bán, hoặc chọn Đăng ký để tạo tài khoản mới.',
  customersOnly:
    'Trang này dành cho người mua. Hãy đăng nhập bằng tài khoản người mua, hoặc chọn Đăng ký để tạo tài khoản mới.',
  sellerLine: 'Một tấm ảnh. Bảy ngôn ngữ. Mở bán ngay.',
  sellerMore: 'Tải ảnh lên để có ngay tiêu đề, mô tả, giá và nơi bán, bạn chỉ cần chỉnh lại theo ý mình.',
  customerLine: 'Mọi ngành hàng, bằng ngôn ngữ của bạn.',
  customerMore: '15 ngành hàng từ người bán khắp nơi, mỗi sản phẩm đều có mô tả bằng bảy ngôn ngữ.',
};
