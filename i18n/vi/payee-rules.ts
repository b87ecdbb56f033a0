import type { TranslationOf } from '../define-messages.ts';
import type { payeeRules as english } from '../en/payee-rules.ts';

export const payeeRules: TranslationOf<typeof english> = {
  promptpayRequired: 'Vui lòng nhập số điện thoại, số căn cước, mã số thuế hoặc ID ví điện tử dùng cho PromptPay.',
  promptpayWrong:
    'Vui lòng nhập số di động Thái Lan (10 chữ số), số căn cước hoặc mã số thuế (13 chữ số) hoặc ID ví điện tử (15 chữ số).',
  thaiIdWrong: 'Chữ số cuối của số căn cước hoặc mã số thuế này không khớp với các số còn lại. Vui lòng kiểm tra lại.',
  vietqrBankRequired: 'Vui lòng chọn ngân hàng của bạn.',
  vietqrAccountRequired: 'Vui lòng nhập số tài khoản.',
  vietqrAccountWrong: 'Vui lòng nhập số tài khoản đúng như ngân hàng hiển thị: 4 đến 19 chữ số hoặc chữ cái.',
  paynowRequired: 'Vui lòng nhập số di động hoặc UEN dùng cho PayNow.',
  paynowWrong: 'Vui lòng nhập số di động Singapore (8 chữ số, bắt đầu bằng 8 hoặc 9) hoặc UEN, ví dụ 201403121W.',
};
