import { defineMessages } from './define-messages.ts';
import { photoSearch as en } from './en/photo-search.ts';
import { photoSearch as es } from './es/photo-search.ts';
import { photoSearch as ja } from './ja/photo-search.ts';
import { photoSearch as ko } from './ko/photo-search.ts';
import { photoSearch as th } from './th/photo-search.ts';
import { photoSearch as vi } from './vi/photo-search.ts';
import { photoSearch as zh } from './zh/photo-search.ts';

export const photoSearchText = defineMessages({ en, th, zh, vi, es, ja, ko });
