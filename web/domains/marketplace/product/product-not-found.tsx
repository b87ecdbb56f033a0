import label from '@lobehub/fluent-emoji-3d/assets/1f3f7-fe0f.webp';
import { productText } from '../../../../i18n/generated/product.ts';
import { NotFound } from '../../../ui/states/not-found.tsx';

/** For unknown, paused and deleted listings alike, because a visitor need not know which. */
export function ProductNotFound() {
  return <NotFound picture={label} title={productText('goneTitle')} message={productText('goneText')} />;
}
