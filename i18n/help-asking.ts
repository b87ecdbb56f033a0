import { defineMessages } from './define-messages.ts';
import { helpAsking as en } from './en/help-asking.ts';
import { helpAsking as es } from './es/help-asking.ts';
import { helpAsking as ja } from './ja/help-asking.ts';
import { helpAsking as ko } from './ko/help-asking.ts';
import { helpAsking as th } from './th/help-asking.ts';
import { helpAsking as vi } from './vi/help-asking.ts';
import { helpAsking as zh } from './zh/help-asking.ts';

export const helpAskingText = defineMessages({ en, th, zh, vi, es, ja, ko });
