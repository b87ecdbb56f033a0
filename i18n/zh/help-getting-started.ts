import type { TranslationOf } from '../define-messages.ts';
import type { helpGettingStarted as english } from '../en/help-getting-started.ts';

export const helpGettingStarted: TranslationOf<typeof english> = {
  title: '新手入门',
  whatIsSnapbazaarQuestion: 'Snapbazaar是什么？',
  whatIsSnapbazaarAnswer:
    '一个人人都能逛的商城，卖家用一张商品照片就能以七种语言上架商品。只需拍照，分析引擎会给出文案、分类、价格区间和国家/地区，发布什么由卖家决定。',
  whatIsSnapbazaarKeywords: '介绍 概述 用途 平台',
  photoToListingQuestion: '照片怎么生成商品页？',
  photoToListingAnswer:
    '打开AI对话，添加一张照片。分析引擎会识别照片、选择分类、用七种语言撰写标题和描述并估算价格。核对文案后点击“全部采用”，再用三个简短步骤确定地区与价格、销售目标和物流。点击“保存并完成设置”即发布商品，在此之前只有自己能看到。',
  photoToListingKeywords: '开始 首次 创建 添加商品 上架 发布 上传 卖东西 怎么卖 向导 步骤',
  howLongQuestion: '分析需要多久？',
  howLongAnswer:
    '通常几秒钟，排队照片较多时会更久。屏幕会显示当前进度（识别照片、选择分类、撰写七种语言的文案、定价），每两秒更新一次，完成后自动填好表单。',
  howLongKeywords: '慢 等待 卡住 速度 时间 多快',
  plansQuestion: '“升级”有什么用？有付费套餐吗？',
  plansAnswer:
    '目前只有一个套餐，而且免费：每位卖家都能使用全部功能。“升级”页面列出了包含的功能和当前限额。如果以后推出付费套餐，会先在该页面说明。',
  plansKeywords: '费用 价格 订阅 会员 高级版 专业版 免费 付款 限制',
  sellerOrCustomerQuestion: '同一邮箱能既当卖家又当买家吗？',
  sellerOrCustomerAnswer:
    '可以。卖家账号和买家账号相互独立，各有密码，同一邮箱或手机号可同时拥有两种账号。卖家从“卖家登录”进入，买家从“登录”进入。打开另一类账号的页面时，可用相同的邮箱或手机号和密码开通该类账号。',
  sellerOrCustomerKeywords: '买家账号 同一邮箱 两个账号 切换',
  phoneOnlyQuestion: '只用手机能完成所有操作吗？',
  phoneOnlyAnswer:
    '可以。所有页面都适配宽度360像素及以上的屏幕。在手机上，侧边栏变为底部导航栏，其他功能在“更多”中，发布商品时全屏显示，还可直接用相机拍照。',
  phoneOnlyKeywords: '移动端 app ios 安卓 相机 小屏',
  whichSellerTypeQuestion: '本页顶部选择哪类卖家有影响吗？',
  whichSellerTypeAnswer: '没有。四个选项只用来指引从哪里开始，不会保存任何内容，也不会开启或关闭任何功能。',
  whichSellerTypeKeywords: '新手 资深 厂家 供应商 零售商 类型',
};
