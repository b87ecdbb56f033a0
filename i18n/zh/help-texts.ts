import type { TranslationOf } from '../define-messages.ts';
import type { helpTexts as english } from '../en/help-texts.ts';

export const helpTexts: TranslationOf<typeof english> = {
  title: '文案、分类与语言',
  whoWritesQuestion: '文案由谁撰写？',
  whoWritesAnswer:
    '由本站的分析引擎撰写。内置引擎识别商品种类、颜色和印刷文字，并依据经审核的短语库撰写，只写看到的或此类商品共有的特点。如果运营方接入了自己的模型，则由该模型撰写，文案经检查后才会显示；未通过检查时，改由内置引擎撰写。',
  whoWritesKeywords: '七种语言怎么写的 ai 模型 gpt 机器人 机器生成 人工智能 描述 标题',
  seenOrGuessedQuestion: '“照片中可见”和“推测，请核对”是什么意思？',
  seenOrGuessedAnswer:
    '“照片中可见”指照片里看得到的内容，如颜色或印刷文字。“推测”只是此类商品可能具有的特点。发布前请核对推测的内容，买家会以商品描述为准。',
  seenOrGuessedKeywords: '标记 猜测 确定 把握 可信度 事实 错误',
  wrongCategoryQuestion: '分类不对怎么办？',
  wrongCategoryAnswer:
    '可从三个最可能的分类中点选，或搜索全部分类。未改动的文案、价格区间和国家/地区会按正确的分类重新生成，已编辑的文案保持不变。',
  wrongCategoryKeywords: '更改 选择其他分类 错误 识别不准 不同种类',
  generateAgainQuestion: '“重新生成”有什么用？',
  generateAgainAnswer:
    '用同一张照片再生成一份建议：换一种表述；如有可能性相近的商品种类，也会换一个种类。第三次之后可自行选择分类。没有上传过照片就无法分析，会提示“未找到之前上传的商品”，请先添加照片。',
  generateAgainKeywords: '重试 再来一次 未找到之前上传的商品 uuid',
  editTextsQuestion: '可以修改生成的文案吗？',
  editTextsAnswer: '可以。发布前后，各语言的文案都能任意修改。用EN、TH、ZH、VI、ES、JA和KO标签切换语言。',
  editTextsKeywords: '更改 标题 描述 改写 编辑 更正 翻译',
  acceptAllQuestion: '点击“全部采用”时，为什么提示填写标题和描述？',
  acceptAllAnswer: '商品需要七种语言的标题和描述，共14项。系统会自动切换到内容缺失的语言。',
  acceptAllKeywords: '请填写商品标题和描述 无法继续 卡住 第1步 按钮',
  whichLanguagesQuestion: '商品会以哪些语言显示？',
  whichLanguagesAnswer:
    '七种：英语、泰语、中文、越南语、西班牙语、日语和韩语。Snapbazaar的按钮和页面也支持这七种语言。显示哪种语言由网址决定，网址未指定时显示英语；访客可随时切换，系统会记住所选语言，下次优先提供。',
  whichLanguagesKeywords: '译文 翻译 语种 泰文 汉语 法语 德语 界面',
  staleLanguageQuestion: '改了母语文案，其他六种会怎样？',
  staleLanguageAnswer: '保持不变，但内容可能已不一致，因此会在“我的店铺”中标记。请逐一查看，确认无误后保存。',
  staleLanguageKeywords: '英语 过时 旧版 更新 译文 编辑 其他语言',
  foundBySearchQuestion: '买家怎么找到我的商品？',
  foundBySearchAnswer:
    '可在所属分类、子分类和首页的“卖家上新”中看到，也可用七种语言搜索，输错个别字也能搜到。标题的权重高于描述，请把买家会搜的词写进标题。',
  foundBySearchKeywords: '曝光 seo 排名 展示 查找 发现 优化 标题',
};
