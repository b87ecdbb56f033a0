import { defineMessages } from './define-messages.ts';
import { mailFrame as en } from './en/mail-frame.ts';
import { mailFrame as es } from './es/mail-frame.ts';
import { mailFrame as ja } from './ja/mail-frame.ts';
import { mailFrame as ko } from './ko/mail-frame.ts';
import { mailFrame as th } from './th/mail-frame.ts';
import { mailFrame as vi } from './vi/mail-frame.ts';
import { mailFrame as zh } from './zh/mail-frame.ts';

export const mailFrameText = defineMessages({ en, th, zh, vi, es, ja, ko });
