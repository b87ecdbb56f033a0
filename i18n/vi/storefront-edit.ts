import type { TranslationOf } from '../define-messages.ts';
import type { storefrontEdit as english } from '../en/storefront-edit.ts';

export const storefrontEdit: TranslationOf<typeof english> = {
  title: 'Sửa tin đăng',
  listing: 'Tin đăng',
  listedOn: 'Đăng ngày {date}',
  discardChanges: 'Bỏ thay đổi',
  saveChanges: 'Lưu thay đổi',
  saved: 'Đã lưu tin đăng',
  savedWithOlderTexts: 'Đã lưu tin đăng. Nội dung của {count} ngôn ngữ hiện cũ hơn bản {language}.',
  loadFailed: 'Chưa tải được tin đăng này',
  changedElsewhere:
    'Tin đăng này vừa được sửa ở nơi khác nên chưa có gì được lưu. Nội dung bạn nhập vẫn còn đây; phần còn lại là của bản mới hơn. Hãy xem lại rồi lưu lần nữa.',
  seeNewer: 'Xem bản mới hơn',
  olderThanSource: 'cũ hơn bản {language}',
  othersBecomeOlder:
    'Nội dung các ngôn ngữ khác được giữ nguyên và đánh dấu là cũ hơn cho đến khi bạn xem lại từng ngôn ngữ.',
  stillRight: 'Nội dung này vẫn đúng',
  sourceChangedHint: 'Bản {language} đã được sửa sau khi bản này được viết.',
  category: 'Danh mục',
  changeCategory: 'Đổi danh mục',
  priceAndStock: 'Giá và kho hàng',
  suggestedPrice: 'Giá đề xuất (US$)',
  priceBefore: 'Giá gốc (US$)',
  priceBeforeHint: 'Chỉ nhập nếu đã giảm giá: người mua thấy giá này gạch ngang bên cạnh giá hiện tại.',
  stock: 'Số lượng còn lại',
  stockHint: '0 là hết hàng: trang sản phẩm vẫn còn nhưng không ai mua được. Số lượng tự động giảm theo mỗi đơn hàng.',
  region: 'Khu vực',
  salesGoal: 'Mục tiêu bán hàng',
  monthlySalesTarget: 'Mục tiêu doanh số tháng (US$)',
  sellUnits: 'Số lượng cần bán mỗi tháng',
  marketingBudget: 'Ngân sách marketing (US$)',
  offerCredit: 'Cho mua trước trả sau',
  offerCreditHint: 'Được ghi kèm tin đăng: người mua có thể đề nghị trả sau.',
  delivery: 'Vận chuyển và giao hàng',
  weight: 'Cân nặng (kg)',
};
