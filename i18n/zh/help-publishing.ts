import type { TranslationOf } from '../define-messages.ts';
import type { helpPublishing as english } from '../en/help-publishing.ts';

export const helpPublishing: TranslationOf<typeof english> = {
  title: '草稿与在售商品',
  draftKeptQuestion: '关闭页面后草稿会保存吗？',
  draftKeptAnswer:
    '会。草稿保存在此浏览器中，直到发布、删除或退出登录，刷新页面、关闭标签页或断网都不会丢失。草稿不会同步到其他设备。',
  draftKeptKeywords: '丢失 未保存 恢复 继续 稍后 离线 刷新',
  connectionLostQuestion: '提示无法连接服务器，怎么办？',
  connectionLostAnswer:
    '请停留在当前页面。已输入的内容都会保留，连接恢复后提示条自动消失，届时再点一次按钮即可。重复点击不会重复发布。',
  connectionLostKeywords: '离线 网络错误 断网 连接失败',
  publishedWhereQuestion: '商品什么时候显示？',
  publishedWhereAnswer:
    '“保存并完成设置”成功后立即显示：在所属分类、搜索结果和全部七种语言中都能看到。页面有几秒缓存，请稍候片刻。',
  publishedWhereKeywords: '上架 发布 可见 上线 看不到 不显示',
  editListingQuestion: '怎么修改在售商品？',
  editListingAnswer: '打开“我的店铺”，选择商品，编辑文案、价格或国家/地区。保存后立即生效。',
  editListingKeywords: '编辑 更新 修改 改价 店铺',
  pauseRemoveQuestion: '可以下架或删除商品吗？',
  pauseRemoveAnswer:
    '都可以，在“我的店铺”中操作。下架的商品不会展示给任何人，一键即可重新上架。删除后商品会被移走，可在随后出现的提示中撤销。',
  pauseRemoveKeywords: '暂停 隐藏 取消发布 停售 撤下 撤销 恢复',
  sponsoredLabelQuestion: '为什么商品卡片上显示“广告”和“低至3.5折”？',
  sponsoredLabelAnswer:
    '“广告”是每张卡片都有的标签，没有人付费购买展示位。“低至3.5折”显示在降价商品上：在“我的店铺”填写原价后，现价旁会显示划线价。未填写原价则没有该标签。降幅超过65%时只显示两个价格，不显示标签。',
  sponsoredLabelKeywords: '折扣 优惠 标签 卡片 百分比 促销 降价 原价 划线价',
  adPicturesQuestion: 'AI广告图是什么？',
  adPicturesAnswer:
    '用商品照片和所选语言的文案合成一张可直接发布的图片，尺寸为1024×1536或1024×1024，可免费下载或分享。分类下方的输入栏可按要求制作贴纸和T恤图案，支持七种语言：颜色、场合、氛围、商品、尺寸均可。未识别的内容会有提示。引号中的文字只会印在自己的商品旁。',
  adPicturesKeywords: '海报 贴纸 t恤 图片 生成 社交媒体 下载 宣传图',
};
