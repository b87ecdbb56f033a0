import type { TranslationOf } from '../define-messages.ts';
import type { draftOffer as english } from '../en/draft-offer.ts';

export const draftOffer: TranslationOf<typeof english> = {
  draftStep: 'Bản nháp của bạn, bước {step}/4',
  untitledDraft: 'Tin đăng chưa có tiêu đề',
  removeDraft: 'Xóa bản nháp',
  continue: 'Tiếp tục',
  removeTitle: 'Xóa bản nháp này?',
  removeExplanation:
    'Ảnh, nội dung và số liệu của bản nháp chỉ được lưu trong trình duyệt này và không thể khôi phục sau khi xóa.',
  keep: 'Giữ lại',
  remove: 'Xóa',
};
