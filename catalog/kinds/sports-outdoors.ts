import type { SectionKinds } from './kind.ts';
import { ballTeamSports } from './sports-outdoors/ball-team-sports.ts';
import { campingHiking } from './sports-outdoors/camping-hiking.ts';
import { combatTargetSports } from './sports-outdoors/combat-target-sports.ts';
import { cycling } from './sports-outdoors/cycling.ts';
import { fitnessTraining } from './sports-outdoors/fitness-training.ts';
import { golfLeisureSports } from './sports-outdoors/golf-leisure-sports.ts';
import { racketSports } from './sports-outdoors/racket-sports.ts';
import { waterSportsFishing } from './sports-outdoors/water-sports-fishing.ts';
import { winterSports } from './sports-outdoors/winter-sports.ts';

export const sportsOutdoorsKinds: readonly SectionKinds[] = [
  fitnessTraining,
  ballTeamSports,
  racketSports,
  cycling,
  campingHiking,
  waterSportsFishing,
  winterSports,
  combatTargetSports,
  golfLeisureSports,
];
