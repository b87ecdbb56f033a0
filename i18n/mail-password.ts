import { defineMessages } from './define-messages.ts';
import { mailPassword as en } from './en/mail-password.ts';
import { mailPassword as es } from './es/mail-password.ts';
import { mailPassword as ja } from './ja/mail-password.ts';
import { mailPassword as ko } from './ko/mail-password.ts';
import { mailPassword as th } from './th/mail-password.ts';
import { mailPassword as vi } from './vi/mail-password.ts';
import { mailPassword as zh } from './zh/mail-password.ts';

export const mailPasswordText = defineMessages({ en, th, zh, vi, es, ja, ko });
