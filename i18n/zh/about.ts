import type { TranslationOf } from '../define-messages.ts';
import type { about as english } from '../en/about.ts';

export const about: TranslationOf<typeof english> = {
  title: '关于Snapbazaar',
  description: '开源商城软件，一张商品照片即可生成七种语言的商品页。',
  lead: '在这个商城，一张商品照片就能生成七种语言的商品页，直接上架。',
  buyers: '面向买家',
  aisles: '15大品类，无需注册即可浏览。每件商品都有英语、泰语、中文、越南语、西班牙语、日语和韩语介绍。',
  sellers: '面向卖家',
  photo:
    '卖家上传一张照片，系统识别后给出各语言的标题和描述、适合销售的国家/地区以及价格区间。所有内容经卖家核对后才会发布。',
  marks: 'AI撰写或提供的内容带有紫色星光标记，仅作示例的数字标有“示例数据”。',
  operator: '运营方',
  openSource:
    'Snapbazaar是采用MIT许可证的开源软件，由Snapbazaar贡献者开发。本站是用该软件搭建的网站之一，可销售哪些商品由本站运营方决定。联系方式见“<contact>联系我们</contact>”。',
};
