/** Which product type an object shows on a category, where it is not the category's most usual product type: category, object, product type. */
const objectTable = `
1202 260e-fe0f landline-phone
1402 1f4f9 camcorder
1603 1f579-fe0f arcade-stick-controller
2303 1f462 knee-boots
2303 1f97e work-combat-boots
2304 1fa74 flip-flops
2403 1f45b coin-purse
2405 1f6cd-fe0f shopping-bag-reusable
2406 1f45d clutch-bag
2501 1f452 bucket-sun-hat
2506 1f453 eyeglass-frames
2705 1fa71 one-piece-swimsuit
2902 1f451 costume-accessories
3105 1f5c4-fe0f chest-of-drawers
3303 2615 teacup
3304 1f377 wine-glass
3304 1f943 whiskey-glass
3305 1f374 cutlery-set
3701 1f3ee pendant-light
3707 23f0 alarm-clock
3707 1f570-fe0f desk-clock
3708 1f390 wind-chime
3803 1faa3 bucket
3804 1f9fb toilet-paper
3903 1f9c3 fruit-juice
3904 1f37f popcorn
3904 1f95c mixed-nuts
3904 1f330 mixed-nuts
3905 1f36c hard-candy
3905 1f36d hard-candy
3906 1f36a cookies
3906 1f950 croissant
3906 1f382 cake
3906 1f370 cake
3906 1f9c1 cake
3906 1f369 donut
3907 1f96b canned-food
3907 1f35c instant-noodles
3908 1f9c2 spices
3908 1f36f honey
3909 1f951 vegetables
3909 1f955 vegetables
3909 1f966 vegetables
3909 1f345 vegetables
3909 1f346 vegetables
3909 1f33d vegetables
3909 1f954 vegetables
3909 1f9c0 cheese-dairy
3909 1f969 meat
4803 1f527 car-repair-tool
4805 1f9ef car-fire-extinguisher
4901 1f699 suv-car
4902 1f690 minivan
4903 1f69a cargo-truck
4903 1f69b cargo-truck
4906 1f6f4 kick-scooter
4908 26f5 sailboat-yacht
5204 1f3c8 american-football-ball
5205 26be baseball-ball
5205 1f94e baseball-ball
5507 1f9ed hiking-compass
5604 1f6f6 canoe
5605 1f6df life-buoy
5904 1f6fc quad-roller-skates
5906 1f3b1 billiard-balls
5908 1f3c5 award-medal
5908 1f947 award-medal
5908 1f948 award-medal
5908 1f949 award-medal
6905 1fa79 home-adhesive-bandage
7201 1f9f8 teddy-bear
7203 1f38e japanese-doll
7302 1f692 toy-emergency-vehicle
7304 1f681 toy-helicopter
7305 1f6a2 model-ship
7402 1f3b4 hanafuda
7505 1f6f4 kids-kick-scooter
7506 1f6dd kids-slide
7601 1f9ee abacus-counting-toy
7606 1fa87 toy-drum-percussion
7606 1f941 toy-drum-percussion
7705 1f418 animal-figure
7705 1f422 animal-figure
7705 1f42b animal-figure
7705 1f98f animal-figure
7705 1f99b animal-figure
7705 1f404 animal-figure
7705 1f40e animal-figure
7705 1f988 animal-figure
7705 1f433 animal-figure
7705 1f40a animal-figure
7906 1f389 confetti-popper
8703 1f941 snare-drum
8704 1fa98 hand-drum
8901 1f399-fe0f studio-condenser-microphone
9204 1f4ff bead-necklace
9206 1f9ff evil-eye-jewelry
9703 1f451 crown
10103 1f963 kids-bowl
10602 1f45a kids-shirt-blouse
10603 1f456 kids-jeans
10603 1fa73 kids-shorts
10606 1f97e kids-boots
11701 1faae pet-comb
11703 2702-fe0f pet-grooming-scissors
12206 1f5d3-fe0f desk-calendar
12404 1f5c3-fe0f archive-box
12606 1f4d0 geometry-set
13106 1f9f0 workshop-tool-box
13107 1fa93 axe
13302 1f4d0 try-square
13304 2696-fe0f precision-balance
13403 2697-fe0f distillation-kit
13403 1f9ea test-tube
13403 1f9eb petri-dish
13601 1f529 bolts-nuts
13805 2699-fe0f gear-wheel
13906 1f9bc electric-wheelchair
15306 1f39b-fe0f control-knob
15307 1f50c connectors
`;

/** The same for drawings: category, name of the drawing, product type. */
const drawingTable = `
1108 usbStick usb-flash-drive
1108 ssd portable-ssd
1109 caseFan laptop-cooling-pad
1306 turntable turntable
3308 tumbler tumbler
4302 roofBox roof-box
4304 headlight headlight-assembly
4402 brakeDisc brake-disc
4505 gauge tire-gauge
4605 washMitt car-wash-mitt
4705 topCase motorcycle-top-box
4706 damper motorcycle-shock
6102 compact face-powder
6302 dropper hair-oil
6304 aerosol hair-spray
6906 canister protein-powder
9104 signetRing signet-ring
9204 beadNecklace bead-necklace
9304 cuffs ear-cuff
10501 romper baby-romper
10503 sleepSack baby-sleep-sack
10506 bootees baby-booties
11101 ropeToy dog-rope-toy
11101 ball dog-ball
11201 toyMouse cat-plush-catnip-toy
11201 ball cat-ball-toy
11203 scratcher cat-scratching-post
11602 tin wet-cat-food
12104 highlighter highlighter
12608 bottle white-craft-glue
15303 transistor transistors
15405 mat work-mat
15406 bench bench-power-supply
15603 propeller drone-propeller
15806 digitDisplay seven-segment
15909 caseFan case-fan
`;

const readTable = (table: string) =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [leafCategory: string, shown: string, productType: string])
      .map(([categoryId, shown, productType]) => [`${categoryId} ${shown}`, productType]),
  );

const objectProductTypes = readTable(objectTable);
const drawingProductTypes = readTable(drawingTable);

export const productTypeOfObject = (categoryId: number, stem: string) =>
  objectProductTypes.get(`${categoryId} ${stem}`);
export const productTypeOfDrawing = (categoryId: number, name: string) =>
  drawingProductTypes.get(`${categoryId} ${name}`);
