import { defineMessages } from './define-messages.ts';
import { favorites as en } from './en/favorites.ts';
import { favorites as es } from './es/favorites.ts';
import { favorites as ja } from './ja/favorites.ts';
import { favorites as ko } from './ko/favorites.ts';
import { favorites as th } from './th/favorites.ts';
import { favorites as vi } from './vi/favorites.ts';
import { favorites as zh } from './zh/favorites.ts';

export const favoritesText = defineMessages({ en, th, zh, vi, es, ja, ko });
