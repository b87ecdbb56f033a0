import { defineMessages } from './define-messages.ts';
import { messageRules as en } from './en/message-rules.ts';
import { messageRules as es } from './es/message-rules.ts';
import { messageRules as ja } from './ja/message-rules.ts';
import { messageRules as ko } from './ko/message-rules.ts';
import { messageRules as th } from './th/message-rules.ts';
import { messageRules as vi } from './vi/message-rules.ts';
import { messageRules as zh } from './zh/message-rules.ts';

export const messageRulesText = defineMessages({ en, th, zh, vi, es, ja, ko });
