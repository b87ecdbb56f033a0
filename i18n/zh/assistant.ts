import type { TranslationOf } from '../define-messages.ts';
import type { assistant as english } from '../en/assistant.ts';

export const assistant: TranslationOf<typeof english> = {
  pageTitle: 'AI对话 · Snapbazaar',
  pageDescription: '一张照片，七种语言同步上架。',
  welcome: '欢迎',
  welcomeByName: '欢迎，{name}',
  lead: '一张照片即可上架，可随时继续上次的进度。',
  createProduct: '创建商品和店铺',
  setGoal: '设定销售目标并启动推广',
  setRegion: '销售地区与定价方案',
  setDelivery: '物流与配送设置',
  askAnything: '有问题尽管问',
  samplePrompt: '描述一下我的商品。',
  attach: '添加附件',
  voiceMessage: '语音输入',
  voiceMessageUnsupported: '语音输入<hidden>：此浏览器不支持语音转文字</hidden>',
  voiceUnsupported: '此浏览器不支持语音转文字。',
  listening: '正在聆听',
  browsePrompts: '常用提问',
  length: '{count}/{max}',
  tooLong: '{count}/{max}<hidden>，请精简内容</hidden>',
  stop: '停止',
  send: '发送',
};
