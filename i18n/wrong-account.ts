import { defineMessages } from './define-messages.ts';
import { wrongAccount as en } from './en/wrong-account.ts';
import { wrongAccount as es } from './es/wrong-account.ts';
import { wrongAccount as ja } from './ja/wrong-account.ts';
import { wrongAccount as ko } from './ko/wrong-account.ts';
import { wrongAccount as th } from './th/wrong-account.ts';
import { wrongAccount as vi } from './vi/wrong-account.ts';
import { wrongAccount as zh } from './zh/wrong-account.ts';

export const wrongAccountText = defineMessages({ en, th, zh, vi, es, ja, ko });
