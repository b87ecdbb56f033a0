import { defineMessages } from './define-messages.ts';
import { assistantPrompts as en } from './en/assistant-prompts.ts';
import { assistantPrompts as es } from './es/assistant-prompts.ts';
import { assistantPrompts as ja } from './ja/assistant-prompts.ts';
import { assistantPrompts as ko } from './ko/assistant-prompts.ts';
import { assistantPrompts as th } from './th/assistant-prompts.ts';
import { assistantPrompts as vi } from './vi/assistant-prompts.ts';
import { assistantPrompts as zh } from './zh/assistant-prompts.ts';

export const assistantPromptsText = defineMessages({ en, th, zh, vi, es, ja, ko });
