import { defineMessages } from './define-messages.ts';
import { common as en } from './en/common.ts';
import { common as es } from './es/common.ts';
import { common as ja } from './ja/common.ts';
import { common as ko } from './ko/common.ts';
import { common as th } from './th/common.ts';
import { common as vi } from './vi/common.ts';
import { common as zh } from './zh/common.ts';

export const commonText = defineMessages({ en, th, zh, vi, es, ja, ko });
