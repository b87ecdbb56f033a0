import { defineMessages } from './define-messages.ts';
import { food as en } from './en/food.ts';
import { food as es } from './es/food.ts';
import { food as ja } from './ja/food.ts';
import { food as ko } from './ko/food.ts';
import { food as th } from './th/food.ts';
import { food as vi } from './vi/food.ts';
import { food as zh } from './zh/food.ts';

export const foodText = defineMessages({ en, th, zh, vi, es, ja, ko });
