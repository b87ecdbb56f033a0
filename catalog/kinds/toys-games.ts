import type { SectionKinds } from './kind.ts';
import { boardGamesPuzzles } from './toys-games/board-games-puzzles.ts';
import { buildingToys } from './toys-games/building-toys.ts';
import { dollsPlush } from './toys-games/dolls-plush.ts';
import { figuresCollectibles } from './toys-games/figures-collectibles.ts';
import { learningCraftToys } from './toys-games/learning-craft-toys.ts';
import { outdoorPlay } from './toys-games/outdoor-play.ts';
import { partyNovelty } from './toys-games/party-novelty.ts';
import { pretendPlay } from './toys-games/pretend-play.ts';
import { toyVehiclesRemoteControl } from './toys-games/toy-vehicles-remote-control.ts';

export const toysGamesKinds: readonly SectionKinds[] = [
  buildingToys,
  dollsPlush,
  toyVehiclesRemoteControl,
  boardGamesPuzzles,
  outdoorPlay,
  learningCraftToys,
  figuresCollectibles,
  pretendPlay,
  partyNovelty,
];
