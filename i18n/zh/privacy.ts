import type { TranslationOf } from '../define-messages.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: TranslationOf<typeof english> = {
  title: '隐私政策',
  description: '本商城保存哪些个人数据、保存在哪里以及原因。',
  lead: '本软件保存哪些个人数据、保存在哪里以及原因。',
  onServer: '保存在服务器上',
  login: '邮箱或手机号，以及密码的单向哈希值，用于登录。',
  session: '每个登录会话令牌的单向哈希值，用于在退出登录前保持登录状态。',
  mails: '发送给你的邮件和短信，保存30天，不含其中的验证码。',
  published: '发布或收藏的内容：商品、图片、收藏的商品。',
  orders:
    '买家的购物车、收货地址、订单及其收货地址、转账凭证、退货和评价。卖家只能在订单进行中和可退货期间看到该订单的收货地址；评价公开显示，并附上买家名称。',
  sellerChoices: '卖家的授权选择、由此获得的积分，以及发给运营方的留言。',
  views:
    '每件商品每天被浏览、点击、收藏或制作成广告图的次数，按国家/地区统计（根据浏览器语言和时区判断）。这些均为汇总数据，不涉及任何个人；开启“请勿跟踪”（Do Not Track、Global Privacy Control）的浏览器不计入。',
  editedPhotos: '卖家在资源中心编辑的照片，保存七天。',
  adPictures: '访客用商品制作的广告图，保存一周；仅由输入文字制作的，保存一小时。',
  unpublishedPhotos: '已上传但从未发布的照片及其分析结果，保存一个月。',
  photoNumbers: '描述商品照片外观的256个数字，用于以图搜索；除非卖家在设置中关闭，否则也用于识别相似照片。',
  requestLog: '请求的技术日志，用于排查故障和限制滥用。',
  searchPhoto: '用于搜索的照片仅识别一次，不会保存。',
  cameraData: '上传照片中的位置和相机信息会在保存前移除。',
  inBrowser: '保存在浏览器中',
  ownSession: '登录期间的会话。',
  preferences: '所选的主题、语言和货币，以及侧边栏是否收起。',
  purchases:
    '购物车，直到退出登录；使用过的收货国家/地区和支付方式；在确认订单页填写的内容，直到关闭页面。绝不保存银行卡号。',
  draft: '正在编辑的商品草稿，直到发布或退出登录。',
  noTrackers: '没有广告Cookie，没有跟踪器。网站的字体和图片均来自本服务器。',
  passedOn: '对外提供',
  publicData: '发布的商品内容和店铺名称均为公开信息。',
  model: '照片分析和问题解答均在本服务器上进行，除非运营方接入了其他公司的语言模型。如已接入，会向该模型发送：',
  sentPhoto: '卖家上传的照片：去除位置和相机信息的图片，以及图中的印刷文字；',
  sentQuestion: '向AI助手提出的问题：问题及之前的对话，以及最近的商品和草稿的标题、价格、分类和状态。',
  neverSent: '绝不会发送姓名、邮箱、手机号、密码或任何钱包信息。',
  speech:
    '用语音代替文字向AI助手提问时，由浏览器将语音转为文字。部分浏览器会为此将语音发送给其厂商；语音不会传到本服务器。',
  rights: '用户权利',
  responsible:
    '本站运营方对个人数据负责。卖家可在<settings>设置</settings>中查看、下载和删除自己的数据；任何人都可向运营方申请查看、更正或删除个人数据，见“<contact>联系我们</contact>”。',
};
