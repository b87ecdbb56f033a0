import { defineMessages } from './define-messages.ts';
import { browse as en } from './en/browse.ts';
import { browse as es } from './es/browse.ts';
import { browse as ja } from './ja/browse.ts';
import { browse as ko } from './ko/browse.ts';
import { browse as th } from './th/browse.ts';
import { browse as vi } from './vi/browse.ts';
import { browse as zh } from './zh/browse.ts';

export const browseText = defineMessages({ en, th, zh, vi, es, ja, ko });
