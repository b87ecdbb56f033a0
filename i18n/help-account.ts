import { defineMessages } from './define-messages.ts';
import { helpAccount as en } from './en/help-account.ts';
import { helpAccount as es } from './es/help-account.ts';
import { helpAccount as ja } from './ja/help-account.ts';
import { helpAccount as ko } from './ko/help-account.ts';
import { helpAccount as th } from './th/help-account.ts';
import { helpAccount as vi } from './vi/help-account.ts';
import { helpAccount as zh } from './zh/help-account.ts';

export const helpAccountText = defineMessages({ en, th, zh, vi, es, ja, ko });
