import { defineMessages } from './define-messages.ts';
import { browseCategory as en } from './en/browse-category.ts';
import { browseCategory as es } from './es/browse-category.ts';
import { browseCategory as ja } from './ja/browse-category.ts';
import { browseCategory as ko } from './ko/browse-category.ts';
import { browseCategory as th } from './th/browse-category.ts';
import { browseCategory as vi } from './vi/browse-category.ts';
import { browseCategory as zh } from './zh/browse-category.ts';

export const browseCategoryText = defineMessages({ en, th, zh, vi, es, ja, ko });
