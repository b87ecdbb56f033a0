import { defineMessages } from './define-messages.ts';
import { helpGettingStarted as en } from './en/help-getting-started.ts';
import { helpGettingStarted as es } from './es/help-getting-started.ts';
import { helpGettingStarted as ja } from './ja/help-getting-started.ts';
import { helpGettingStarted as ko } from './ko/help-getting-started.ts';
import { helpGettingStarted as th } from './th/help-getting-started.ts';
import { helpGettingStarted as vi } from './vi/help-getting-started.ts';
import { helpGettingStarted as zh } from './zh/help-getting-started.ts';

export const helpGettingStartedText = defineMessages({ en, th, zh, vi, es, ja, ko });
