import type { TranslationOf } from '../define-messages.ts';
import type { helpPhotos as english } from '../en/help-photos.ts';

export const helpPhotos: TranslationOf<typeof english> = {
  title: '照片',
  photoFormatsQuestion: '可以上传哪些照片？',
  photoFormatsAnswer:
    '支持JPG、JPEG、PNG、GIF和WEBP格式，最大15MB、5000万像素。也支持手机的HEIC照片，最大2500万像素。不支持动图。以文件的实际内容为准，与文件名无关。自建服务器的运营方可能设有其他限制，提示中会说明。',
  photoFormatsKeywords: '大小 限制 文件类型 太大 heic jpeg mb 百万像素 格式 分辨率',
  goodPhotoQuestion: '怎样的照片更好？',
  goodPhotoAnswer:
    '只拍一件物品，占画面的大部分，用自然光，背景简洁。拍最能看出是什么商品的一面，标签清晰可读。手、其他物品和杂乱的背景会增加识别分类的难度。',
  goodPhotoKeywords: '技巧 建议 拍好 光线 背景',
  onePhotoQuestion: '一件商品可以放几张照片？',
  onePhotoAnswer: '一张。一次拖入多个文件时，使用第一张。',
  onePhotoKeywords: '多张 图集 更多图片 第二张',
  photoRefusedQuestion: '为什么照片上传不了？',
  photoRefusedAnswer:
    '提示会说明原因：格式不支持、文件过大、分辨率过高、动图、已损坏，或不适合在商城展示。已填写的内容不会丢失，换一张照片即可继续。',
  photoRefusedKeywords: '错误 上传失败 被拒绝 驳回 损坏 仅支持 jpg jpeg png gif webp',
  whoSeesPhotoQuestion: '谁能看到我的照片？',
  whoSeesPhotoAnswer:
    '发布前只有你自己能看到，发布后所有访问该商品的人都能看到。展示的绝不是原始文件：图片会转正并重新保存，其中的位置和相机信息会被移除。',
  whoSeesPhotoKeywords: '隐私 exif gps 定位 元数据 公开 私密 原图',
  wherePhotoGoesQuestion: '照片会发送给其他公司吗？',
  wherePhotoGoesAnswer:
    '默认不会：内置分析引擎在本服务器上运行，无需密钥，也无需联网。如果本站运营方接入了外部视觉模型，照片会发送到该模型进行识别。隐私政策中也有说明，每次分析都会注明所用模型。',
  wherePhotoGoesKeywords: 'ai openai 第三方 云端 共享 数据',
  changePhotoQuestion: '文案生成后还能换照片吗？',
  changePhotoAnswer: '可以。在第1步选择新照片会重新开始：表单和识别结果属于旧照片，会被清空。删除预览图即移除照片。',
  changePhotoKeywords: '替换 换图 新图片 重置',
};
