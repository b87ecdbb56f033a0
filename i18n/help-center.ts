import { defineMessages } from './define-messages.ts';
import { helpCenter as en } from './en/help-center.ts';
import { helpCenter as es } from './es/help-center.ts';
import { helpCenter as ja } from './ja/help-center.ts';
import { helpCenter as ko } from './ko/help-center.ts';
import { helpCenter as th } from './th/help-center.ts';
import { helpCenter as vi } from './vi/help-center.ts';
import { helpCenter as zh } from './zh/help-center.ts';

export const helpCenterText = defineMessages({ en, th, zh, vi, es, ja, ko });
