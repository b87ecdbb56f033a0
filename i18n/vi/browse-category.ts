import type { TranslationOf } from '../define-messages.ts';
import type { browseCategory as english } from '../en/browse-category.ts';

export const browseCategory: TranslationOf<typeof english> = {
  shop: 'Mua sắm',
  products: 'Sản phẩm',
  description: 'Sản phẩm từ người bán khắp nơi.',
  categoryDescription: '{name}: sản phẩm từ người bán khắp nơi, mô tả bằng bảy ngôn ngữ.',
  unknownCategory: 'Không tìm thấy danh mục',
  subCategories: 'Danh mục con',
  productsOfCategory: 'Sản phẩm trong danh mục này',
  searchInCategory: 'Tìm trong danh mục này',
  searchPlaceholder: 'Tìm sản phẩm bạn cần',
  tellAi: 'Cho AI biết bạn muốn gì',
  type: 'Loại',
  size: 'Kích thước',
  send: 'Gửi',
  stickers: 'Sticker có logo',
  shirt: 'Áo thun',
};
