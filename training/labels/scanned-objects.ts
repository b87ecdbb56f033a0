/** Kinds of the scanned objects by their names: the first line whose words a name contains counts; '-' leaves it out. */
export const scannedObjectProductTypes = `
football-boots: TRX_FG TRX_TF
strategy-board-game: Board_Game Jenga Balderdash Apples_to_Apples Connect_4 Cootie Creationary Cranium Dont_Wake_Daddy Trivial_Pursuit Monopoly_Hotels My_Monopoly Tetris_Link Pass_The_Popcorn Frozen_Scrabble Frozen_Olafs Simon_Swipe MONKEY_BOWLING Crazy_8 FISHING_GAME Make_A_Match Aggravation Sorry_Sliders Mad_Gab TOWER_TUMBLING
family-card-game: SKIP_BO Card_Game MEMO
video-game: Nintendo_3DS_Game Nintendo_DS_Game Nintendo_64 Wii_Game Wii_U_Game Super_Nintendo Super_Mario_3D_World Little_Big_Planet_3 Final_Fantasy_XIV Pokmon Pok\\u00e9mon Persona_Q Mario_Luigi_Dream
handheld-console: Nintendo_3DSXL Nintendo_2DS
dvd-movie: _DVD UltraViolet Complete_First_Season Complete_Fourth_Season Season_Two
wii-skip: Wii_Party
building-blocks: LEGO_5887 LEGO_Bricks LEGO_City LEGO_Duplo LEGO_Fusion LEGO_Star Lego_Friends Android_Lego 30_CONSTRUCTION_SET 60_CONSTRUCTION_SET BUILD_A_ROBOT
wooden-blocks: 50_BLOCKS CASTLE_BLOCKS CREATIVE_BLOCKS FAIRY_TALE_BLOCKS Granimals Wooden_ABC ALPHABET_AZ BUILD_A_ZOO Turtle_Block FRUIT_VEGGIE_DOMINO
shape-sorter: CONE_SORTING GEOMETRIC SHAPE_MATCHING SHAPE_SORTER OWL_SORTER SORTING_BUS SORTING_TRAIN Shape_Sorting STACKING TWIST_SHAPE Stacking_Cups Stack_Sing CHICKEN_NESTING POUNDING HAMMER_BALL HAMMER_PEG PUNCH_DROP Pound_and_Roll BRAILLE FRACTION_FUN Pattern_Blocks See_Spell My_First_Animal_Tower MOSAIC
bead-maze-busy-board: LADYBUG_BEAD LACING_SHEEP NUTS_BOLTS
kids-peg-puzzle: Chunky_Puzzle Knob_Puzzles GEARS_PUZZLES
brain-teaser: TWISTED_PUZZLE BALANCING_CACTUS
baby-rattle: RATTLE MARACA WHALE_WHISTLE
pull-along-toy: SIT_N_WALK_PUPPY My_First_Rolling My_First_Wiggle PEEKABOO_ROLLER Buzzy_Bee DANCING_ALLIGATOR Vtech_Roll MOVING_MOUSE Vtech_Cruise BABY_CAR
doll-furniture: 3D_Dollhouse BATHROOM_CLASSIC BATHROOM_FURNITURE BEDROOM_CLASSIC BEDROOM_NEO CHILDRENS_ROOM CHILDREN_BEDROOM DINING_ROOM DINNING_ROOM KID_ROOM KITCHEN_FURNITURE KITCHEN_SET PARENT_ROOM GARDEN_SWING
fashion-doll: DOLL_FAMILY GRANDFATHER_DOLL GRANDMOTHER Lalaloopsy GIRLS_DECKHAND
toy-emergency-vehicle: FIRE_ENGINE FIRE_TRUCK CITY_TAXI RESCUE_CREW
toy-truck: MINI_EXCAVATOR MINI_ROLLER ROAD_CONSTRUCTION SCHOOL_BUS Sonny_School CARSII BUNNY_RACER CHICKEN_RACER Traffic_Signs
toy-train-set: CAR_CARRIER_TRAIN HAPPY_ENGINE Thomas_Friends
toy-plane: Air_Hogs TURBOPROP HELICOPTER
toy-boat: COAST_GUARD SPEED_BOAT
play-food: VEGETABLE_SET BAGEL_WITH BREAKFAST_MENU FOOD_BEVERAGE MEAT_SET SANDWICH_MEAL STEAK_SET Felt_Food VEGETABLE_GARDEN
toy-cookware-tea-set: TABLEWARE_SET TEA_SET BAKING_UTENSILS JUICER_SET
toy-tool-set: TOOL_BELT
xylophone: XYLOPHONE
transforming-robot: Transformers Galactic_Battlers
superhero-action-figure: Avengers SpiderMan Superman Marvel Ninja_Tur ninja_tur Rahzar Playmates Nintendo_Mario_Action Nintendo_Yoshi Android_Figure Imaginext Spongeb
dinosaur-figure: Dino_3 Dino_4 Dino_5 Great_Dinos Allosaurus Spinosaurus Therizinosaurus 2Headed_Dragon
animal-figure: Schleich Breyer My_Little_Pony FARM_ANIMAL Great_White_Shark
stuffed-animal: ^Dog$ ^Elephant$ ^Racoon$ ^Shark$ ^Squirrel$ Teddy_Bear Sootheze JUNGLE_HEIGHT
wind-up-toy: Toysmith
bath-toys: Squirtin Squirt_Strain WATER_LANDING
disney-skip: Opoly
crayons: Crayola_Bonus Crayola_Crayons
finger-fabric-paint: Fingerpaint Paint_Dabber Paint_Maker
modeling-clay: Model_Magic
chalk: Sidewalk_Chalk
running-shoes: ASICS Adrenaline_GTS Cascadia Ghost_6 Glycerin PureCadence PureConnect PureFlow Ravenna PHEEHAN adistar TROCHILUS Crazy_Shadow adizero adiZero ClimaCool CLIMACOOL TERREX ZIGTECH ZIGLITE_RUSH ZIGSTORM SMOOTHFLEX SOMERSET_RUN REALFLEX FUELTRAIN TURBO_RC TRIPLE_BREAK
court-shoes: D_ROSE Court_Attitude ENFR_MID LEUCIPPUS ZigKick KAMIKAZE Real_Deal Grand_Prix CROSSFIT
ballet-flats: Tieks Tory_Burch_Kaitlin Tory_Burch_Reva Jena_Womens
knee-boots: Riding_Boot UGG_Bailey_Button_Triplet UGG_Classic_Tall
ankle-boots: Chukka Bootie Newmarket Hikerfish MARTIN_WEDGE UGG_Bailey_Button_Womens UGG_Cambridge
high-heels: Chelsea_ Hilary
loafers: Loafer Kiltie Venetian Slip_On Capetown Boat_Shoe ASV Mens_Mako Mens_RR_Moc Canoe_Moc Sperry Womens_Audrey Angelfish Bluefish Authentic_Original Earthkeepers_Heritage Classic_Amherst Classic_Unlined Casco_Bay
dress-shoes: Wingtip Stormbuck
flip-flops: Thong Flipflops FLIP REEF_ Santa_Cruz SAMBA_HEMP COMFORT_REEFRESH
sandals: NAVAJO_SANDAL Reebok_ZIGSTORM_no
house-slippers: Bow_Womens_Clogs
sneakers: Reebok SUPERSTAR TOP_TEN ZX700 Striper_Sneaker Bahama TZX_Runner SLACK_CRUISER SAMOA Samoa_onepiece JS_WINGS DRAGON_W AMBERLIGHT MK7 W_Lou Womens_Multi Shock_Light Largo DIM_CDG FYW
dog-bowl: Dog_Bowl Dog_Double Dog_Bow
dog-chew-toy: Kong_Puppy Foobler
wipe-warmer: Wipe_Warmer
baby-bib: Character_Bib
diaper-pail: Diaper_Pail
booster-seat-car: Ortho_Forward ProSport_Harness
kids-tableware-set: Snack_Catcher
school-backpack: Sidekick_Backpack Pack_n_Snack Bogo_Backpack
backpack: Jansport
kids-lunch-bag: Munch_n_Lunch Lunch_Bag Lunch_Cooler Lunch_Box
pencil-case: Pencil_Case
sanitary-pads: Kotex_U Kotex_Cleanwear Poise Tena_Pads Kotex_Sleek
hair-dye: Haircolor Hair_Color
shampoo: Marc_Anthony
hair-straightener: Straighten
hair-dryer: Hair_Dryer
lipstick: No_Lipstick
mascara: No_Mascara
foundation-makeup: No_Foundation No_Bronzer Concealer
dietary-supplement: Perricone_MD_Health Perricone_MD_Omega Skin_Clear_Supp Total_Body_Supp Super_Berry Metabolic_Formula
face-serum: Serum Ester Blue_Plasma Cold_Plasma Photo_Plasma Power_Treatments OVM High_Potency Neuropeptide_Facial
facial-cleanser: Gentle_Cleanser Nutritive_Cleanser
face-moisturizer: Perricone
electric-toothbrush: Sonicare
protein-powder: Whey_Protein Creatine
vitamins: 5_HTP AllergenFree Beta_Glucan Bifidus Elderberry Lutein Borage CoQ10 FemDophilus Folic_Acid Germanium Hyaluronic Inositol IsoRich JarroDophilus JarroSil Jarrow_ Krill_Oil LTyrosine Lactoferrin Mastic_Gum NattoMax PhosphOmega Prostate_Opt QHPomegranate Quercetin SAMe_200 Saccharomyces Sleep_Optimizer Theanine Nitric_Fuel Xyli_Pure YumYum_D3 Phillips_Caplets Colon_Health Milk_of_Magnesia Stool_Softener Ultra_Jarro
pet-probiotic: Pet_Dophilus
motherboard: Motherboard motherboard
graphics-card: SAPPHIRE_R7
internal-hard-drive: Deskstar Archive_HDD
portable-hard-drive: Seagate
usb-flash-drive: Kingston_DT
ink-cartridge: Ink_Cart Ink_Ca Ink_Ink Cartridge Chromalife
wifi-router: Router Nighthawk
headphones: Headset headset
portable-speaker: JBL_Charge Ears_Boom
keyboard: Keyboard
computer-mouse: Gaming_Mouse
mouse-pad: Goliathus
laptop: Lenovo_Yoga Notebook
tablet: HP_1800
fitness-band: Jawbone
compact-camera: Nikon_1
photo-printer: instax_SHARE
phone-vr-box: Cardboard
network-cable: Shaxon
audio-cable: Composite_Cable RockSmith_Real
music-production-software: Acid_Music Downloadable_Loops
label-tape: LabelWorks
coffee-maker: Coffeemaker
toaster: Toaster
blender: Blender
electric-pressure-cooker: Pressure_Cooker
frying-pan: Fry_ Frypan
cake-pan: Cake_Pan Bundt
spatula: Spatula
can-opener: Can_Opener Lime_Squeezer
knife-set: Cutlery_Block
dinner-plate: Dinner_Plate Salad_Plate Butter_Dish Tray_Rectangle Kotobuki_Saucer Spoon_Rest
rice-bowl: Bowl_Scirocco Deep_Bowl Footed_Bowl Bowl_Turquiose Bowl_Akita Cereal_Bowl Serving_Bowl Xl_Bowl Ramekin RAMEKIN MP_Plastic_B Dixie_10
mug: Mug Ecoforms_Cup
teapot: Teapot
water-pitcher: Pitcher Milk_Frother
casserole-skip: Casse
flower-pot: Ecoforms Flower_Pot Orchid_Pot Electric_Pot Plant_Saucer Saucer_Electric Saucer_Glazed Ceramic_Round_Planter
bath-towel: Bath_Towel Bath_Sheet Hand_Towel Washcloth
cleaning-cloth: Dishtowel Dish_Towel Kitchen_Towels Dish_Drying
dish-sponge: Sponges
rubber-gloves: Clorox_Premium Rexy_Glove
broom: Dust_Pan
trash-can: Waste_Basket Scraps_Out
storage-basket: Fabric_Cube Storage_Bin Basket Caddy_Blue
drawer-organizer: Drawer_Store
kitchen-rack: Dish_Drainer Large_Drainer
soap-dispenser: Soap_Dish Toothbrush_Holder
alarm-clock: Alarm_Clock
string-lights: String
light-bulb: Light_Bulbs
desk-organizer: Desk_Caddy Letter_Holder File_Sorter Utensil_Holder
bookend: Bookend
craft-scissors: Scissors
lab-magnifying-glass: Magnifying
workshop-hammer: Hammer_Black
workshop-screwdriver: Screwdriver
workshop-clamp: C_Clamp
handheld-flashlight: Flashlight
strong-cloth-tape: Vinyl_Tape Shurtape Gaffers Antislip
bucket-sun-hat: Handmade_Hat Trends_Hat
winter-gloves: Thinsulate
neck-travel-pillow: Neck_Rest
soda: Pepsi PEPSI Fresca Brisk_Iced
bottled-water: Sparkling_Water
breakfast-cereal: Cereal_Honey
rice-cracker: CRACKERS
chocolate: Crunch_Girl Candy_Bar Butterfinger Raisinets Skinny_Cow Neuhaus Crunch_Girl Nestl_Crunch
hard-candy: Nips
chewing-gum: Orbit
gummy-candy: Fruit_Snacks
cake: Little_Debbie
instant-coffee: NESCAFE Nescafe
coffee-capsules: KCup KCups Dolce_Gusto
ground-coffee: Don_Franciscos
cocoa-powder: Nesquik
cooking-sauce: Weston_No
canned-food: Herring
self-help-book: Eat_to_Live
`;

const rules = scannedObjectProductTypes
  .trim()
  .split('\n')
  .map((line) => {
    const [productType, words] = line.split(': ') as [string, string];
    return { productType, pattern: new RegExp(words.split(' ').join('|')) };
  });

/** The kind of a scanned object; none for those that are no goods or cannot be told. */
export function productTypeOfScannedObject(name: string): string | undefined {
  const productType = rules.find(({ pattern }) => pattern.test(name))?.productType;
  return productType?.endsWith('-skip') ? undefined : productType;
}
