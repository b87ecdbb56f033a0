import { defineMessages } from './define-messages.ts';
import { helpLinks as en } from './en/help-links.ts';
import { helpLinks as es } from './es/help-links.ts';
import { helpLinks as ja } from './ja/help-links.ts';
import { helpLinks as ko } from './ko/help-links.ts';
import { helpLinks as th } from './th/help-links.ts';
import { helpLinks as vi } from './vi/help-links.ts';
import { helpLinks as zh } from './zh/help-links.ts';

export const helpLinksText = defineMessages({ en, th, zh, vi, es, ja, ko });
