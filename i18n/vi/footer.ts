import type { TranslationOf } from '../define-messages.ts';
import type { footer as english } from '../en/footer.ts';

export const footer: TranslationOf<typeof english> = {
  tagline: 'Chỉ một tấm ảnh, có ngay tin đăng bằng bảy ngôn ngữ.',
  languages: 'Ngôn ngữ',
  learn: 'Tìm hiểu',
  about: 'Snapbazaar là gì',
  contact: 'Liên hệ với chúng tôi',
  sponsor: 'Tài trợ và ủng hộ',
  legal: 'Pháp lý',
  terms: 'Điều khoản sử dụng',
  privacy: 'Chính sách bảo mật',
  licenses: 'Giấy phép bên thứ ba',
};
