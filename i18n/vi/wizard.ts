import type { TranslationOf } from '../define-messages.ts';
import type { wizard as english } from '../en/wizard.ts';

export const wizard: TranslationOf<typeof english> = {
  createListing: 'Tạo tin đăng',
  stepOf: '<hidden>Bước </hidden>{number} / {count}',
  back: 'Quay lại',
  backToChat: 'Quay lại chat',
  opensWhenDescribed: 'Mở khi sản phẩm đã có mô tả.',
  opensWhenPriced: 'Mở khi đã chọn giá và quốc gia.',
  opensWhenGoalIsSet: 'Mở khi đã đặt mục tiêu bán hàng.',
  photoRequired: 'Vui lòng thêm ảnh sản phẩm của bạn.',
  categoryRequired: 'Vui lòng chọn danh mục.',
  analysisDoneTitle: 'Đã phân tích xong ảnh của bạn',
  analysisDone: 'Quay lại để kiểm tra kết quả.',
  noPreviousPhoto: 'Chưa có ảnh sản phẩm nào trước đó',
  otherTabTitle: 'Tin đăng này đang mở ở thẻ trình duyệt khác',
  otherTab: 'Nếu tiếp tục ở đây, thẻ trình duyệt kia sẽ tạm dừng. Dù chọn cách nào cũng không mất gì.',
  continueHere: 'Tiếp tục ở đây',
};
