import type { TranslationOf } from '../define-messages.ts';
import type { shipDialog as english } from '../en/ship-dialog.ts';

export const shipDialog: TranslationOf<typeof english> = {
  title: '将{count}个订单标记为已发货',
  lead: '将立即通知买家，并附上物流查询链接。',
  carrier: '物流公司',
  trackingNumber: '运单号',
  trackingNumberOf: '{number}的运单号',
  trackingHint: '可不填，但买家将无法查询物流。',
  notANumber: '运单号应为5至40位字母或数字。',
  looksWrong: '与{carrier}常见的运单号格式不同，请再核对一下。',
  confirm: '标记为已发货',
  cancel: '取消',
  shipped: '已将{count}个订单标记为已发货',
  someFailed: '{count}个订单标记失败，原因显示在订单旁。',
};
