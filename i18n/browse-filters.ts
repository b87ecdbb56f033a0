import { defineMessages } from './define-messages.ts';
import { browseFilters as en } from './en/browse-filters.ts';
import { browseFilters as es } from './es/browse-filters.ts';
import { browseFilters as ja } from './ja/browse-filters.ts';
import { browseFilters as ko } from './ko/browse-filters.ts';
import { browseFilters as th } from './th/browse-filters.ts';
import { browseFilters as vi } from './vi/browse-filters.ts';
import { browseFilters as zh } from './zh/browse-filters.ts';

export const browseFiltersText = defineMessages({ en, th, zh, vi, es, ja, ko });
