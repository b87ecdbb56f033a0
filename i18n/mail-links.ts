import { defineMessages } from './define-messages.ts';
import { mailLinks as en } from './en/mail-links.ts';
import { mailLinks as es } from './es/mail-links.ts';
import { mailLinks as ja } from './ja/mail-links.ts';
import { mailLinks as ko } from './ko/mail-links.ts';
import { mailLinks as th } from './th/mail-links.ts';
import { mailLinks as vi } from './vi/mail-links.ts';
import { mailLinks as zh } from './zh/mail-links.ts';

export const mailLinksText = defineMessages({ en, th, zh, vi, es, ja, ko });
