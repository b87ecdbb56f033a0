import { defineMessages } from './define-messages.ts';
import { shell as en } from './en/shell.ts';
import { shell as es } from './es/shell.ts';
import { shell as ja } from './ja/shell.ts';
import { shell as ko } from './ko/shell.ts';
import { shell as th } from './th/shell.ts';
import { shell as vi } from './vi/shell.ts';
import { shell as zh } from './zh/shell.ts';

export const shellText = defineMessages({ en, th, zh, vi, es, ja, ko });
