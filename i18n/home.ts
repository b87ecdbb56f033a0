import { defineMessages } from './define-messages.ts';
import { home as en } from './en/home.ts';
import { home as es } from './es/home.ts';
import { home as ja } from './ja/home.ts';
import { home as ko } from './ko/home.ts';
import { home as th } from './th/home.ts';
import { home as vi } from './vi/home.ts';
import { home as zh } from './zh/home.ts';

export const homeText = defineMessages({ en, th, zh, vi, es, ja, ko });
