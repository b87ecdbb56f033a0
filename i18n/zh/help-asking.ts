import type { TranslationOf } from '../define-messages.ts';
import type { helpAsking as english } from '../en/help-asking.ts';

export const helpAsking: TranslationOf<typeof english> = {
  title: '寻求帮助',
  askAnythingQuestion: '在“有问题尽管问”里可以问什么？',
  askAnythingAnswer:
    '可以问平台的使用方法，也可以问你的商品和草稿：有多少件在售、哪些还是草稿、某件商品的价格。AI助手根据帮助中心和你的账号记录回答，每个问题最多3,000个字符，不知道时会如实说明。',
  askAnythingKeywords: '你好 您好 谢谢 你是谁 聊天 AI助手 机器人 提示词 ai 客服',
  assistantActsQuestion: 'AI助手能替我发布或修改吗？',
  assistantActsAnswer: '不能。AI助手只回答问题，不会代为操作，但会给出相应的操作页面。',
  assistantActsKeywords: '帮我做 自动 代操作 修改 编辑 对话',
  voiceMessageQuestion: '为什么语音输入不可用？',
  voiceMessageAnswer:
    '语音输入使用浏览器的语音识别功能，并非所有浏览器都支持。不支持时按钮不可用，并会说明原因，可改用文字输入。',
  voiceMessageKeywords: '麦克风 话筒 说话 听写 语音消息',
  contactUsQuestion: '怎么联系人工？',
  contactUsAnswer:
    '请使用本页末尾的表单。留言会连同账号信息一起保存，供本站运营人员查看，以便通过邮箱或手机号回复。查看时间由运营人员决定。请勿发送密码。',
  contactUsKeywords: '客服 支持 联系 邮件 真人 留言 反馈 故障 投诉 运营方',
};
