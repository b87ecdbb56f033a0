import type { TranslationOf } from '../define-messages.ts';
import type { mailSecurity as english } from '../en/mail-security.ts';

export const mailSecurity: TranslationOf<typeof english> = {
  signInSubject: 'Có lượt đăng nhập mới vào tài khoản Snapbazaar của bạn',
  signInHeading: 'Có người vừa đăng nhập vào tài khoản của bạn',
  signInSeller: 'Tài khoản người bán của bạn vừa được đăng nhập bằng {device} ({time}).',
  signInCustomer: 'Tài khoản người mua của bạn vừa được đăng nhập bằng {device} ({time}).',
  signInNotYou:
    'Nếu là bạn thì không cần làm gì. Nếu không phải bạn, hãy đặt mật khẩu khác: mọi thiết bị sẽ bị đăng xuất khỏi tài khoản của bạn.',
  signInButton: 'Không phải tôi',
  signInShort:
    'Tài khoản Snapbazaar của bạn vừa được đăng nhập bằng {device}. Không phải bạn? Hãy đặt mật khẩu khác: {link}',
  unknownDevice: 'một thiết bị không xác định',
  browserOn: '{browser} trên {system}',
  proofSubject: 'Mã Snapbazaar của bạn',
  proofHeading: 'Xác minh danh tính',
  proofCode: 'Nhập mã này trên Snapbazaar để tiếp tục. Mã có hiệu lực trong 10 phút.',
  proofNotYou:
    'Nếu bạn không yêu cầu mã này, có người khác đang đăng nhập vào tài khoản của bạn: hãy đặt mật khẩu khác. Không chia sẻ mã này với bất kỳ ai.',
  proofShort: '{code} là mã Snapbazaar của bạn, có hiệu lực trong 10 phút. Không chia sẻ mã này với bất kỳ ai.',
};
