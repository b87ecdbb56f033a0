import type { SectionKinds } from './kind.ts';
import { audioStageGear } from './movie-book-music/audio-stage-gear.ts';
import { books } from './movie-book-music/books.ts';
import { comicsMagazines } from './movie-book-music/comics-magazines.ts';
import { instrumentAccessoriesSheetMusic } from './movie-book-music/instrument-accessories-sheet-music.ts';
import { keyboardsPercussion } from './movie-book-music/keyboards-percussion.ts';
import { moviesSeries } from './movie-book-music/movies-series.ts';
import { musicRecordPlayers } from './movie-book-music/music-record-players.ts';
import { stringInstruments } from './movie-book-music/string-instruments.ts';
import { windInstruments } from './movie-book-music/wind-instruments.ts';

export const movieBookMusicKinds: readonly SectionKinds[] = [
  books,
  comicsMagazines,
  moviesSeries,
  musicRecordPlayers,
  stringInstruments,
  windInstruments,
  keyboardsPercussion,
  instrumentAccessoriesSheetMusic,
  audioStageGear,
];
