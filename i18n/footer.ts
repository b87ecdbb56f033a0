import { defineMessages } from './define-messages.ts';
import { footer as en } from './en/footer.ts';
import { footer as es } from './es/footer.ts';
import { footer as ja } from './ja/footer.ts';
import { footer as ko } from './ko/footer.ts';
import { footer as th } from './th/footer.ts';
import { footer as vi } from './vi/footer.ts';
import { footer as zh } from './zh/footer.ts';

export const footerText = defineMessages({ en, th, zh, vi, es, ja, ko });
