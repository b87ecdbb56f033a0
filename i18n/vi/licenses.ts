import type { TranslationOf } from '../define-messages.ts';
import type { licenses as english } from '../en/licenses.ts';

export const licenses: TranslationOf<typeof english> = {
  title: 'Giấy phép bên thứ ba',
  description: 'Các gói mã nguồn mở đi kèm Snapbazaar và giấy phép tương ứng.',
  lead: 'Snapbazaar được xây dựng trên công sức của nhiều người: {count} gói phần mềm, liệt kê theo giấy phép tại thời điểm tạo phiên bản này.',
  seePackage: 'Xem trong gói',
};
