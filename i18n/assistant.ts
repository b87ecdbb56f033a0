import { defineMessages } from './define-messages.ts';
import { assistant as en } from './en/assistant.ts';
import { assistant as es } from './es/assistant.ts';
import { assistant as ja } from './ja/assistant.ts';
import { assistant as ko } from './ko/assistant.ts';
import { assistant as th } from './th/assistant.ts';
import { assistant as vi } from './vi/assistant.ts';
import { assistant as zh } from './zh/assistant.ts';

export const assistantText = defineMessages({ en, th, zh, vi, es, ja, ko });
