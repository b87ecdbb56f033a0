import { defineMessages } from './define-messages.ts';
import { mailSecurity as en } from './en/mail-security.ts';
import { mailSecurity as es } from './es/mail-security.ts';
import { mailSecurity as ja } from './ja/mail-security.ts';
import { mailSecurity as ko } from './ko/mail-security.ts';
import { mailSecurity as th } from './th/mail-security.ts';
import { mailSecurity as vi } from './vi/mail-security.ts';
import { mailSecurity as zh } from './zh/mail-security.ts';

export const mailSecurityText = defineMessages({ en, th, zh, vi, es, ja, ko });
