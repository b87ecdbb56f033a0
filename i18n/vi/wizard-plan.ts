import type { TranslationOf } from '../define-messages.ts';
import type { wizardPlan as english } from '../en/wizard-plan.ts';

export const wizardPlan: TranslationOf<typeof english> = {
  title: 'Khu vực bán và giá',
  usePlan: 'Dùng kế hoạch này',
  plan: 'Kế hoạch',
  generatePlan: 'Tạo kế hoạch AI',
  editInputs: 'Sửa thông tin',
  suggestedPrice: 'Giá đề xuất (US$)',
  noPlan: 'Chưa có kế hoạch vì ảnh chưa được phân tích. Hãy tự nhập giá và chọn quốc gia.',
  aiPlan: 'Kế hoạch AI',
  estimate: 'Ước tính cho loại hàng này, không phải cam kết về giá người mua sẽ trả.',
  estimateOfDay:
    'Ước tính cho loại hàng này, dựa trên giá thị trường ngày {date}. Đây không phải cam kết về giá người mua sẽ trả.',
  priceBelow: 'Giá của bạn thấp hơn khoảng này.',
  priceAbove: 'Giá của bạn cao hơn khoảng này.',
  localCurrencies: 'Theo tiền địa phương',
  platformComparison: 'So sánh nền tảng',
  platform: 'Nền tảng',
  priceThere: 'Giá trên nền tảng',
};
