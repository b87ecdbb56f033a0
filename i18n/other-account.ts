import { defineMessages } from './define-messages.ts';
import { otherAccount as en } from './en/other-account.ts';
import { otherAccount as es } from './es/other-account.ts';
import { otherAccount as ja } from './ja/other-account.ts';
import { otherAccount as ko } from './ko/other-account.ts';
import { otherAccount as th } from './th/other-account.ts';
import { otherAccount as vi } from './vi/other-account.ts';
import { otherAccount as zh } from './zh/other-account.ts';

export const otherAccountText = defineMessages({ en, th, zh, vi, es, ja, ko });
