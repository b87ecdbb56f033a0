import { defineMessages } from './define-messages.ts';
import { sellerShell as en } from './en/seller-shell.ts';
import { sellerShell as es } from './es/seller-shell.ts';
import { sellerShell as ja } from './ja/seller-shell.ts';
import { sellerShell as ko } from './ko/seller-shell.ts';
import { sellerShell as th } from './th/seller-shell.ts';
import { sellerShell as vi } from './vi/seller-shell.ts';
import { sellerShell as zh } from './zh/seller-shell.ts';

export const sellerShellText = defineMessages({ en, th, zh, vi, es, ja, ko });
