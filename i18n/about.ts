import { defineMessages } from './define-messages.ts';
import { about as en } from './en/about.ts';
import { about as es } from './es/about.ts';
import { about as ja } from './ja/about.ts';
import { about as ko } from './ko/about.ts';
import { about as th } from './th/about.ts';
import { about as vi } from './vi/about.ts';
import { about as zh } from './zh/about.ts';

export const aboutText = defineMessages({ en, th, zh, vi, es, ja, ko });
