import music from '@lobehub/fluent-emoji-3d/assets/1f3b8.webp';
import gadgets from '@lobehub/fluent-emoji-3d/assets/1f4bb.webp';
import program from '@lobehub/fluent-emoji-3d/assets/1f4bf.webp';
import toys from '@lobehub/fluent-emoji-3d/assets/1f9f8.webp';
import baby from '@lobehub/fluent-emoji-3d/assets/1f37c.webp';
import clothing from '@lobehub/fluent-emoji-3d/assets/1f45f.webp';
import jewelry from '@lobehub/fluent-emoji-3d/assets/1f48d.webp';
import electronics from '@lobehub/fluent-emoji-3d/assets/1f50b.webp';
import industrial from '@lobehub/fluent-emoji-3d/assets/1f52c.webp';
import home from '@lobehub/fluent-emoji-3d/assets/1f373.webp';
import pets from '@lobehub/fluent-emoji-3d/assets/1f415.webp';
import beauty from '@lobehub/fluent-emoji-3d/assets/1f484.webp';
import automotive from '@lobehub/fluent-emoji-3d/assets/1f697.webp';
import sports from '@lobehub/fluent-emoji-3d/assets/26bd.webp';
import office from '@lobehub/fluent-emoji-3d/assets/270f-fe0f.webp';

/** URLs of the top categories' 3D pictures. Imported one by one, so that only these of the library's thousands are shipped. */
export const topCategoryPictures: Readonly<Record<number, string>> = {
  1000: gadgets,
  2000: clothing,
  3000: home,
  4000: automotive,
  5000: sports,
  6000: beauty,
  7000: toys,
  8000: music,
  9000: jewelry,
  10000: baby,
  11000: pets,
  12000: office,
  13000: industrial,
  14000: program,
  15000: electronics,
};
