import type { TranslationOf } from '../define-messages.ts';
import type { wizardGoal as english } from '../en/wizard-goal.ts';

export const wizardGoal: TranslationOf<typeof english> = {
  title: 'Mục tiêu bán hàng',
  launch: 'Chạy chiến dịch',
  monthlySalesTarget: 'Mục tiêu doanh số tháng (US$)',
  sellUnits: 'Số lượng cần bán mỗi tháng',
  marketingBudget: 'Ngân sách marketing (US$)',
  offerCredit: 'Cho mua trước trả sau',
  offerCreditHint: 'Được ghi kèm tin đăng: người mua có thể đề nghị trả sau.',
  forecast: 'Ngân sách {budget} tương ứng với GMV khoảng {sales} khi bán {count} sản phẩm với giá trung bình {price}',
  targetAbove: 'Mục tiêu {target} của bạn cao hơn mức đó.',
  forecastNote:
    'Ước tính bằng phép tính đơn giản, không phải cam kết. GMV là tổng giá trị hàng bán trong tháng, chưa trừ chi phí.',
  suggestion: 'Mục tiêu đầu tiên theo cùng cách tính: bán {units} sản phẩm, đạt {sales} với {budget} cho marketing.',
  useFigures: 'Dùng số liệu này',
};
