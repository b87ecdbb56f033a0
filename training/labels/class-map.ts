/**
 * Kinds of the objects in THINGSplus (CC0), a photo of each, by their names there; shares where an object may be several.
 * Objects that are not named here are no goods.
 */
const things = `
abacus: abacus-counting-toy
accordion: accordion
air_conditioner: air-conditioner*.8 portable-ac*.2
air_mattress: air-mattress
air_pump: bike-pump
airboat: motorboat
album: photo-album-scrapbook
almond: mixed-nuts
aloe: succulent
aluminum_foil: aluminum-foil
amber: raw-mineral*.6 loose-gemstone*.4
amplifier: guitar-amp
anchor: boat-anchor
anklet: anklet
antenna: tv-antenna
appetizer: dish-snacks
apple: fresh-fruit
applesauce: jam-spread*.5 canned-food*.5
apron: kitchen-apron
aquarium: fish-tank
armor: cosplay-costume*.6 statue*.4
arrow: arrow-quiver
artichoke: vegetables
arugula: vegetables
asparagus: vegetables
avocado: fresh-fruit
axe: axe
backdrop: photo-backdrop
backgammon: backgammon
backpack: backpack
backscratcher: manual-massager
bacon: meat
badge: military-medal
bag: tote-bag*.7 shopping-bag-reusable*.3
bagel: bread
baklava: dish-desserts
ball: bouncy-ball*.6 dodgeball*.4
balloon: latex-balloon
bamboo: houseplant
banana: fresh-fruit
banana_split: ice-cream*.6 dish-desserts*.4
bandage: home-adhesive-bandage*.6 medical-adhesive-bandage*.4
bandanna: bandana
banjo: banjo
bank: piggy-bank
banner: party-banner*.6 bunting-garland*.4
barbell: dumbbell
barrette: hair-clip
baseball: baseball-ball
baseball_bat: baseball-bat
baseball_glove: baseball-glove
basil: vegetables*.6 houseplant*.4
basket: storage-basket*.7 picnic-basket*.3
basketball: basketball-ball
basketball_hoop: basketball-hoop
bassinet: bassinet
bassoon: bassoon
bat2: cricket-bat
bathmat: bath-mat
bathrobe: bathrobe
baton3: percussion-mallet
battery: household-battery
beachball: bouncy-ball*.5 swim-ring*.5
bead: jewelry-beads
beaker: lab-flask*.8 beaker*.2
bean: canned-food*.5 vegetables*.5
beanbag: bean-bag
beanie: beanie
bed: bed-frame*.7 bedding-set*.3
bedpan: nursing-bed-aid
beer: beer
beet: vegetables
bell_pepper: vegetables
belt: belt*.7 womens-belt*.3
belt_buckle: belt-buckle
bench: bench
berry: fresh-fruit
bib: baby-bib
bike: road-bike
bikini: bikini
bin: storage-box
binder: ring-binder
binoculars: binoculars
birdbath: wild-bird-feeder*.6 statue*.4
birdcage: bird-cage
birdhouse: birdhouse
birthday_cake: cake
biscuit: bread*.6 cookies*.4
blackberry: fresh-fruit
blanket: blanket
blazer: blazer
blender: blender
blind: window-blinds
blindfold: sleep-mask
block: wooden-blocks
blouse: blouse
blower: workshop-electric-blower*.6 air-circulator*.4
blowtorch: workshop-heat-gun*.5 welder*.5
blueberry: fresh-fruit
boa: costume-accessories
board_game: strategy-board-game*.6 monopoly-game*.4
boat: motorboat*.6 canoe*.4
bok_choy: vegetables
bolo_tie: necktie
bologna: meat
bolt: bolts-nuts
bongo: hand-drum
bonnet: costume-accessories*.6 bucket-sun-hat*.4
bonsai: houseplant
book: novel*.5 textbook*.2 history-science-book*.3
bookmark: bookmark
bookshelf: bookshelf
boomerang: boomerang
boot: work-combat-boots*.7 ankle-boots*.3
bottle: glass-jar*.6 wine*.4
bottle_opener: bottle-opener
bouquet: cut-flowers*.7 artificial-flowers*.3
bow1: hair-bow-clip
bow2: recurve-bow
bow3: gift-ribbon
bowl: rice-bowl*.4 salad-bowl*.4 mixing-bowl*.2
bowler_hat: beret-fedora
bowling_ball: bowling-ball
bowtie: bow-tie
box: shipping-box*.7 industrial-packing-box*.3
boxer_shorts: boxers
boxing_gloves: boxing-gloves
bra: bra
brace: sports-knee-support*.8 compression-brace*.2
bracelet1: watch-strap
bracelet2: beaded-bracelet
bracket: shelf-bracket
brake: brake-disc*.6 brake-caliper*.4
bread: bread
breadbox: food-container
breadstick: bread
breakfast: dish-meal-boxes
briefcase: briefcase
broccoli: vegetables
brooch: brooch
broom: broom
brownie: cake
brush: hair-brush
brussels_sprouts: vegetables
bubble: bubble-wand
bubble_wrap: bubble-wrap*.7 industrial-bubble-wrap*.3
bucket: bucket*.5 sand-toys*.5
buckle: belt-buckle
buffet: dish-meal-boxes*.6 dish-snacks*.4
bulldozer: excavator-machine
bulletin_board: cork-board
bulletproof_vest: security-uniform
bumper: car-bumper
bun: bread
bungee: tie-down-strap*.7 hardware-rope*.3
bunkbed: bunk-bed
burner: gas-stove*.9 camping-stove*.1
burrito: dish-wraps
butter: cheese-dairy
button1: sewing-kit-kids*.6 jewelry-findings*.4
button2: tactile-switch
cabbage: vegetables
cabinet: sideboard
cable: electric-wire*.6 wire-rope*.4
cactus: succulent
cage: bird-cage
cake: cake
cake_mix: pancake-mix*.6 flour*.4
calamari: seafood
calculator: desktop-calculator*.5 scientific-calculator*.5
calzone: dish-sandwiches*.6 frozen-food*.4
camcorder: camcorder
camera1: film-camera
camera2: camcorder
camera_lens: camera-lens
camper: motorhome
can: canned-food
can_opener: can-opener
candelabra: candle-holder
candle: candle
candlestick: candle-holder
candy: hard-candy*.6 gummy-candy*.4
candy_bar: chocolate
candy_cane: hard-candy
cane: walking-aid*.5 medical-walking-cane*.5
canister: spice-jar*.3 food-container*.4 cookie-jar*.3
canoe: canoe
cantaloupe: fresh-fruit
canvas: stretched-canvas
cape: costume-cape
car: sedan-car*.7 suv-car*.3
car_door: car-panel
car_seat: car-seat-cover*.6 car-panel*.4
caramel: hard-candy
card: playing-cards
cardboard: shipping-box*.6 packing-filler*.4
cardigan: womens-cardigan*.6 mens-cardigan*.4
carrot: vegetables
cash_register: cash-register
cashew: mixed-nuts
casserole: dish-meal-boxes
cassette: cassette-tape
catfish: seafood
cauliflower: vegetables
caviar: seafood
cd_player: portable-cd-player
celery: vegetables
cello: cello
cellphone: smartphone
cement_mixer: concrete-mixer
centerpiece: serving-platter*.6 cake-stand*.4
centrifuge: centrifuge
cereal: breakfast-cereal
chain: hardware-metal-chain
chainsaw: workshop-chainsaw
chair: dining-chair
chalice: wine-glass
chalk: chalk
chalkboard: chalkboard
champagne: wine
chandelier: pendant-light*.6 ceiling-light*.4
charcoal: charcoal
charger: wall-charger
checkers: checkers-set
cheese: cheese-dairy
cheeseburger: dish-sandwiches
cheesecake: cake
cherry: fresh-fruit
chess_piece: chess-set
chessboard: chess-set
chest2: storage-box
chicken1: meat
chickpea: canned-food*.5 vegetables*.5
chili: dish-soup
chime: wind-chime
chinaware: dinner-plate*.5 rice-bowl*.3 spoon*.2
chip: integrated-circuit*.7 cpu*.3
chips: potato-chips
chisel: chisel-file
chive: vegetables
chocolate: chocolate
chopsticks: chopsticks
christmas_card: greeting-card
christmas_tree: christmas-tree
cilantro: vegetables
cinnamon: spices
clam: seafood
clarinet: clarinet
clasp: jewelry-findings
clay: modeling-clay*.5 air-dry-clay*.5
cleat: football-boots
cleaver: cleaver
clipboard: clipboard
clipper1: pruning-shears*.6 loppers*.4
clipper2: nail-clipper
cloak: costume-cape
clock: wall-clock
closet: wardrobe
clothes: blouse*.5 dress*.5
clothesline: drying-rack
clothespin: clothespin
clove: spices
coal: charcoal
coaster: coaster
coat: womens-coat
coat_rack: coat-rack
cocktail: fruit-juice*.5 rum*.25 vodka*.25
coconut: fresh-fruit
coffee: ground-coffee*.5 instant-coffee*.3 coffee-beans*.2
coffee_bean: coffee-beans
coffee_filter: coffee-dripper
coffee_pot: coffee-maker
coffee_table: coffee-table
coffeemaker: coffee-maker
coil: springs-hardware
coin: collectible-coin
coleslaw: dish-salads
collar: dog-collar
comb: hair-comb
combination_lock: hardware-padlock
comic_book: comic-book
compass: hiking-compass
compost: potting-soil*.6 fertilizer*.4
computer: desktop-computer
computer_screen: monitor
confetti: confetti-popper
contact_lens: contact-lenses*.4 eye-contact-lenses*.6
cooker: slow-cooker
cookie: cookies
cookie_cutter: cookie-cutter
cookie_sheet: baking-tray
cooler: camping-cooler-box
coop: chicken-coop
copier: photocopier
cord: power-cord
cordon_bleu: meat*.5 frozen-food*.5
corkboard: cork-board
corkscrew: corkscrew
corn: vegetables
cornbread: bread
cornmeal: flour
corsage: corsage-boutonniere
corset: shapewear*.6 lingerie-set*.4
costume: halloween-costume*.5 profession-animal-costume*.5
cot: camping-cot
cotton_candy: hard-candy
couch: sofa
coverall: protective-suit
crab: seafood
cracker: cookies*.6 dish-snacks*.4
cranberry: fresh-fruit
crank: coffee-grinder
crate: storage-box*.6 bookshelf*.4
crayfish: seafood
crayon: crayons
cream: face-moisturizer*.5 hand-cream*.25 body-lotion*.25
cream_cheese: cheese-dairy
creme_brulee: dish-desserts
crepe: dish-desserts
crib: baby-crib
croissant: croissant
crossbow: recurve-bow
crouton: breadcrumbs
crowbar: pry-bar
crown: crown
crucifix: statue*.7 cross-pendant*.3
crutch: home-crutches*.5 medical-crutches*.5
crystal1: crystal-cluster
crystal2: crystal-cluster*.7 raw-mineral*.3
crystal_ball: crystal-ball
cuckoo_clock: wall-clock
cucumber: vegetables
cufflink: cufflinks
cummerbund: cummerbund
cup: mug*.6 teacup*.4
cupcake: cake
curling_iron: curling-iron
curry: dish-soup*.5 dish-rice*.5
curtain: curtain
cushion: throw-pillow*.7 seat-cushion*.3
cutting_board: cutting-board
cymbal: cymbal
dagger: cosplay-prop-weapon*.5 martial-arts-weapon*.5
daisy: cut-flowers
dart: darts
dartboard: dartboard
denture: dental-material*.7 denture-care*.3
deodorant: deodorant
desk: desk*.6 office-desk*.4
dessert: dish-desserts
dial: landline-phone
diamond: loose-gemstone
diaper: disposable-diapers*.8 cloth-diaper*.2
dice: dice-set
dip: cooking-sauce
dirt_bike: dirt-bike
dish: dinner-plate*.7 serving-platter*.3
dishrag: cleaning-cloth*.6 tea-towel*.4
dishwasher: dishwasher
dishwashing_liquid: dish-soap
dogfood: dry-dog-food
doghouse: dog-house
doll: fashion-doll*.5 baby-doll*.5
dollhouse: dollhouse
dolly: hand-truck*.7 platform-cart*.3
domino: dominoes-game
donut: donut
doorbell: doorbell
doorhandle: door-handle
doorknob: door-handle
doorknocker: door-handle
doormat: door-mat
doorstop: door-stopper*.6 hardware-door-stop*.4
dough: bread*.5 frozen-food*.5
drawer: chest-of-drawers
dreidel: spinning-top
dress: dress
dresser: chest-of-drawers
drill: workshop-power-drill
drink: soda*.5 fruit-juice*.5
drum: snare-drum*.6 drum-kit*.4
drumstick: drumsticks
dryer: clothes-dryer
duct_tape: industrial-duct-tape*.6 strong-cloth-tape*.4
duffel_bag: duffel-bag
dumbbell: dumbbell
dumpling: frozen-food
duster: feather-duster
dustpan: broom
earplug: sleep-earplugs*.5 safety-earplugs*.5
earring: drop-earrings
easel: art-easel
easter_egg: cheese-dairy
eclair: cake*.5 dish-desserts*.5
eel: seafood
egg: cheese-dairy
egg_roll: dish-wraps*.5 frozen-food*.5
eggbeater: whisk
eggplant: vegetables
emerald: loose-gemstone
enchilada: dish-wraps
engine: engine-block-part
envelope: letter-envelope
eraser: rubber-eraser
espresso: ground-coffee*.5 coffee-capsules*.5
exerciser: home-gym
exhaust_pipe: exhaust-muffler
extinguisher: fire-extinguisher
eye_patch: costume-accessories
eyedropper: eye-drops
eyeliner: eyeliner
eyepiece: reading-glasses*.6 lab-magnifying-glass*.4
face_mask: costume-mask*.5 safety-face-mask*.5
fan: standing-fan*.4 desk-fan*.4 ceiling-fan*.2
fast_food: dish-sandwiches*.6 dish-meal-boxes*.4
faucet: faucet*.6 plumbing-faucet*.4
fern: houseplant
fig: fresh-fruit
figurine: figurine
file1: metal-file
file2: file-folder
filing_cabinet: filing-cabinet
film: camera-film
filter: engine-air-filter
fire_alarm: fire-safety-device
fire_pit: fire-pit
firecracker: sparklers
fireplace: wood-stove
fireworks: sparklers
first-aid_kit: first-aid-kit
fishbowl: fish-bowl
fishhook: fishing-lure
fishing_pole: fishing-rod
fishnet_stockings: tights
flag: flag
flan: dish-desserts*.6 jelly-dessert*.4
flashbulb: film-camera*.6 camera-flash*.4
flashlight: handheld-flashlight
flask: vacuum-flask*.6 water-bottle*.4
flatiron: hair-straightener
flip_flop: flip-flops
flipper: swim-fins
float: swim-ring
floss: dental-floss
flour: flour
flower: cut-flowers
flute: flute
flypaper: fly-trap
flyswatter: fly-swatter
foam: acoustic-foam*.8 packing-filler*.2
folder: file-folder
fondue: fondue-set
food_processor: food-processor
football: american-football-ball
footbath: foot-spa
footrest: footrest
fork: table-fork
forklift: forklift-truck
fossil: fossil
fountain_pen: fountain-pen
frame: picture-frame
freezer: freezer
french_fries: frozen-food
french_horn: french-horn
frisbee: frisbee
fruit: fresh-fruit
fruitcake: cake
fudge: chocolate
fungus: vegetables
fur_coat: womens-coat
fuse: circuit-breaker
game: strategy-board-game
gargoyle: statue
garlic: vegetables
garter: lingerie-set
gas_mask: respirator
gasket: o-ring*.6 engine-block-part*.4
gauge: pressure-gauge*.7 tire-gauge*.3
gauze: home-gauze-bandage*.5 medical-gauze*.5
gear: bike-crankset*.5 bike-chain*.5
gearshift: gear-knob
gel: hair-gel
gem: raw-mineral*.5 crystal-cluster*.5
generator: industrial-generator
gift: gift-box*.6 gift-wrap*.4
ginger: vegetables
gingerbread_man: cookies
glass: drinking-glass
glasses: eyeglass-frames*.7 reading-glasses*.3
globe: world-globe
glove: winter-gloves
glue: white-craft-glue*.6 super-glue*.2 glue-stick*.2
go-kart: go-kart
goalpost: soccer-goal
goblet: wine-glass
goggles: snorkel-mask
gold: raw-mineral
golf_cart: golf-cart
golf_club: golf-club-set*.5 golf-driver-wood*.5
gong: small-percussion
gourd: vegetables
grain: rice*.5 breakfast-cereal*.5
gramophone: vinyl-record-player
granola: breakfast-cereal
grape: fresh-fruit
grapefruit: fresh-fruit
grater: grater
gravel: decorative-stones
gravy: cooking-sauce
green_beans: vegetables
grill: outdoor-barbecue-grill
grille: car-panel
grinder: coffee-grinder
grits: breakfast-cereal
guacamole: cooking-sauce
guitar: acoustic-guitar
gum: chewing-gum
gumball: gumball-machine*.6 chewing-gum*.4
gumdrop: gummy-candy
gurney: hospital-bed
gyro: dish-meal-boxes*.6 dish-wraps*.4
gyroscope: gyroscope-toy
hairbrush: hair-brush
hairdryer: hair-dryer
hairnet: bath-shower-cap
hairpin: bobby-pins*.6 hairpin-stick*.4
hairspray: hair-spray
ham: meat
hamburger: dish-sandwiches
hammer: workshop-hammer
hammock: camping-hammock
handkerchief: handkerchief
handle: shovel-trowel*.7 boat-paddle*.3
handlebar: bike-handlebar
hanger: clothes-hanger
hard_disk: internal-hard-drive
harmonica: harmonica
harness: climbing-harness*.6 safety-harness*.4
harp: harp
hash: frozen-food
hat: beret-fedora
hatbox: suitcase*.6 storage-box*.4
hatchet: axe*.5 camp-axe*.5
hay: hay
headband: headband
headdress: costume-accessories
headlamp: headlamp
headlight: headlight-assembly
headphones: headphones
headrest: car-headrest-pillow
headscarf: hijab*.5 silk-scarf*.5
headset: headphones*.6 gaming-headset*.4
hearing_aid: hearing-aid
heater: space-heater
helmet: safety-helmet
highchair: high-chair
highlighter: highlighter
hinge: cabinet-hinge
hobbyhorse: rocking-horse
hockey_stick: hockey-stick
hoe: garden-tool-set
honey: honey
honeycomb: honey
honeypot: cookie-jar*.5 honey*.5
hood: hoodie
hoodie: hoodie*.6 womens-hoodie*.4
hook1: door-latch
hook2: hardware-wall-hook*.5 s-hook-carabiner*.5
horn: car-horn*.5 bike-bell*.5
hose: garden-hose
hot-water_bottle: hot-water-bottle
hot_chocolate: cocoa-powder
hotdog: dish-sandwiches
hotplate: electric-stove*.6 induction-cooker*.4
hourglass: hourglass
hubcap: hubcap
hula_hoop: fitness-hula-hoop
hummus: cooking-sauce
humvee: suv-car
ice-cream_cone: cookies*.7 ice-cream*.3
ice_cream: ice-cream
ice_pack: hot-cold-pack
icemaker: ice-maker
icepick: climbing-gear
iceskate: ice-skates
incense: incense
incubator: egg-incubator
ink: fountain-pen-ink
inkwell: fountain-pen-ink
insole: shoe-insoles
iron: clothes-iron
ironing_board: ironing-board
ivy: houseplant
jack: floor-jack
jacket: leather-jacket
jackhammer: rotary-hammer
jalapeno: vegetables
jam: jam-spread
jar: glass-jar
jeans: mens-jeans*.5 womens-jeans*.5
jeep: suv-car
jelly_bean: gummy-candy
jersey: team-jersey*.6 team-sports-jersey*.4
jetski: jet-ski
jewel: loose-gemstone
jewelry: jewelry-set*.4 pendant-necklace*.2 fashion-ring*.2 chain-bracelet*.2
jigsaw_puzzle: jigsaw-puzzle
joystick: flight-stick
jug: water-pitcher*.6 milk-jug*.4
juice: fruit-juice
juicer1: lemon-squeezer
juicer2: juicer
jump_rope: fitness-jump-rope
jumpsuit: jumpsuit
kale: vegetables
kayak: kayak
kazoo: toy-trumpet*.5 harmonica*.5
kebab: meat
ketchup: cooking-sauce
kettle: stovetop-kettle
key: key-blank
keyboard: keyboard
keyhole: hardware-door-lock
kilt: folk-costume*.6 skirt*.4
kimono: kimono
kite: kite
kiwi: fresh-fruit
kneepad: skate-protection
knife: chef-knife
knitting: crochet-kit
knitting_needle: crochet-kit
knob: gear-knob
knot: hardware-rope
lab_coat: lab-coat
ladder: workshop-ladder*.7 workshop-step-ladder*.3
ladle: ladle
lamb_chop: meat
lamp: table-lamp*.7 floor-lamp*.3
lampshade: table-lamp
lantern: camping-lantern
lanyard: id-badge-holder
laptop: laptop
lasagna: pasta
laser_pointer: laser-pointer
latch: door-latch
latte: ground-coffee*.5 instant-coffee*.5
laundry_basket: laundry-basket
lavender: dried-flowers*.5 cut-flowers*.5
lawnmower: lawn-mower
leash: retractable-leash
lectern: podium
leek: vegetables
leggings: leggings
lego: building-blocks
lemon: fresh-fruit
lemonade: fruit-juice*.5 soda*.5
lens: lab-magnifying-glass*.6 physics-lab-kit*.4
leotard: leotard
letter_opener: letter-opener
lettuce: vegetables
license_plate: license-plate-frame
licorice: gummy-candy
lid: food-container*.6 storage-box*.4
life_jacket: life-jacket
lifesaver: life-buoy
light_switch: wall-switch-socket
lightbulb: light-bulb
lighter: fire-starter
lime: fresh-fruit
limousine: sedan-car
lingerie: lingerie-set*.8 bra*.2
lip_balm: lip-balm
lip_gloss: lip-gloss
lipstick: lipstick
lobster: seafood
lock: hardware-door-lock
locker: office-locker
locket: locket
lollipop: hard-candy
loveseat: sofa
luggage: suitcase
lunchbox: kids-lunch-box*.6 lunch-box*.4
macadamia: mixed-nuts
macaroni: pasta
machete: machete
magnet: neodymium-magnet
magnifier: lab-loupe
magnifying_glass: lab-magnifying-glass
mail: letter-envelope
mailbox: mailbox
makeup: eyeshadow*.3 lipstick*.2 foundation-makeup*.2 face-powder*.15 makeup-brush*.15
mallet: rubber-mallet
mandolin: mandolin
mango: fresh-fruit
map: wall-map
maple_syrup: maple-syrup
marble: marbles
margarita: fruit-juice*.5 tequila*.5
marker: permanent-marker*.4 art-marker*.4 whiteboard-marker*.2
marmalade: jam-spread
marshmallow: marshmallow
mascara: mascara
mashed_potato: dish-plants
mask: costume-mask
mat: door-mat
match: fire-starter
matchbox: fire-starter
mattress: mattress
measuring_cup: measuring-cup
meat: meat
meat_grinder: food-processor*.5 food-chopper-manual*.5
meatball: dish-meal-boxes*.6 frozen-food*.4
meatloaf: dish-meal-boxes*.6 meat*.4
medal: award-medal*.7 military-medal*.3
megaphone: megaphone*.6 stage-megaphone*.4
melon: fresh-fruit
memory_stick: usb-flash-drive
metal_detector: metal-detector
metronome: metronome
microphone: microphone*.5 stage-microphone*.5
microscope: lab-microscope
microwave: microwave
milk: cheese-dairy
milkshake: dish-smoothies
minivan: minivan
mint: vegetables*.5 spices*.2 houseplant*.3
mirror: wall-mirror*.6 full-length-mirror*.2 tabletop-mirror*.2
mistletoe: christmas-decoration
mitten: mittens
mixer: hand-blender*.7 stand-mixer*.3
moccasin: loafers*.6 house-slippers*.4
modem: modem
mold1: silicone-mold*.7 cake-pan*.3
money: old-banknote*.7 collectible-coin*.3
mop: mop
mosquito_net: mosquito-net
motherboard: motherboard
motorcycle: street-motorcycle
mouse2: computer-mouse
mousepad: mouse-pad
mousetrap: mousetrap
mousse: dish-desserts
mouthpiece: mouth-guard-sport
muffin: cake
mug: mug
mulberry: fresh-fruit
mulch: potting-soil
mullet: wig
mushroom: vegetables
music_box: music-box*.5 music-box-snow-globe*.5
mussel: seafood
mustard: cooking-sauce
nacho: potato-chips
nail: hardware-nails
nail_clippers: nail-clipper
nail_file: nail-file
nail_polish: nail-polish
napkin: paper-napkins
necklace: pendant-necklace
needle: sewing-kit-kids
nest: bird-nest
net: cargo-net*.6 sports-net*.4
nightshirt: nightgown*.7 pajamas*.3
nightstand: nightstand
noisemaker: party-horn
noodle: dried-noodles*.5 dish-noodles*.5
notebook: notebook
notepad: memo-pad
nut: mixed-nuts
oar: boat-paddle
oatmeal: breakfast-cereal
octopus: seafood
odometer: motorcycle-speedometer
oil: cooking-oil
oilcan: grease-gun*.5 oil-change-tool*.5
okra: vegetables
olive: vegetables*.8 canned-food*.2
omelet: dish-meal-boxes
onion: vegetables
orange: fresh-fruit
orange_rind: fresh-fruit
orchid: houseplant
origami: paper-craft-kit*.6 colored-craft-paper*.4
ottoman: ottoman
outfit: womens-two-piece-set
outlet: wall-socket*.6 wall-switch-socket*.4
oven: oven
overalls: overalls
oyster: seafood
pacifier: pacifier
paddle: boat-paddle
padlock: hardware-padlock
paint: acrylic-paint*.8 watercolor-paint*.2
paintbrush: paintbrush
painting: wall-art
pajamas: pajamas
palette: paint-palette
pallet: pallet
pan: frying-pan
pancake: dish-desserts
panties: panties
pants: mens-trousers*.5 womens-trousers*.5
pantsuit: womens-suit
pantyhose: tights
papaya: fresh-fruit
paper: copy-paper
paper_bag: gift-bag-box
paper_plate: disposable-plates*.7 party-tableware*.3
paper_towel: paper-towel
paperclip: paper-clip
parfait: dish-desserts
parsley: vegetables*.8 spices*.2
pasta: pasta
pastry: dish-desserts*.4 croissant*.3 cake*.3
patch: patch-badge
patty: meat
payphone: landline-phone
pea: vegetables
peach: fresh-fruit
peanut: mixed-nuts
peanut_butter: peanut-butter
pear: fresh-fruit
pearl: loose-pearls
pecan: mixed-nuts
pedal: bike-pedal
pedometer: pedometer*.6 sports-pedometer*.4
peeler: peeler
peg: wall-anchor
pen: ballpoint-pen*.7 gel-pen*.2 fountain-pen*.1
pencil: wood-pencil
pencil_sharpener: manual-sharpener*.7 electric-sharpener*.3
penholder: pen-holder*.7 luxury-pen*.3
penlight: handheld-flashlight
pennant: flag*.6 bunting-garland*.4
pepper1: spices
pepper2: vegetables
pepper_mill: pepper-mill
peppermint: hard-candy
pepperoni: meat
perfume: womens-perfume*.7 unisex-perfume*.2 mens-cologne*.1
pesto: cooking-sauce
pet_food: dry-dog-food*.5 dry-cat-food*.3 wet-cat-food*.2
petri_dish: petri-dish
phone: cordless-phone
piano: acoustic-piano
pickax: camp-axe*.5 axe*.5
pickle: canned-food
pie: dish-desserts*.6 cake*.4
piecrust: dish-desserts
piggy_bank: piggy-bank
pill: vitamins*.5 dietary-supplement*.5
pillbox: pill-box
pillow: throw-pillow
pin: sewing-kit-kids*.6 push-pin*.4
pinball: pinball-machine
pincushion: sewing-kit-kids
pineapple: fresh-fruit
ping-pong_table: table-tennis-table
pinwheel: pinwheel
pipe2: pipe-tube
pistachio: mixed-nuts
pita: bread
pitcher: water-pitcher
pitchfork: garden-tool-set
pizza: frozen-food
plant: houseplant
plastic_film: plastic-wrap
plate: dinner-plate
playing_card: playing-cards
playpen: playpen
pliers: workshop-pliers
plug: power-cord
plum: fresh-fruit
plunger: toilet-plunger
pocket: mens-jeans*.5 womens-jeans*.5
pocket_watch: pocket-watch
pocketknife: outdoor-pocket-knife
pogo_stick: pogo-stick
poinsettia: houseplant
polaroid: instant-camera
polisher: sander-polisher*.7 bench-grinder*.3
polo_shirt: mens-polo*.7 womens-polo*.3
polygraph: laptop
pom-pom: crochet-kit
pomegranate: fresh-fruit
pool_table: billiard-table
popcorn: popcorn
poppy: cut-flowers
popsicle: ice-cream
poster: music-poster
pot: stockpot*.6 saucepan*.4
potato: vegetables
potpie: dish-meal-boxes*.5 frozen-food*.5
potpourri: dried-flowers
powder: face-powder
pretzel: bread*.6 cookies*.4
printer: printer
prism: physics-lab-kit
projector: projector
prune: dried-fruit
puck: hockey-puck
pudding: dish-desserts*.7 jelly-dessert*.3
pulley: pulley
pulpit: podium
pump: water-pump
pumpkin: vegetables
punch1: fruit-juice
punch2: hole-punch
punching_bag: punching-bag
puppet: hand-puppet*.7 marionette*.3
purse: shoulder-bag*.5 crossbody-bag*.5
quad: atv-quad
quesadilla: dish-wraps
quiche: dish-meal-boxes
quill: dip-pen
quilt: comforter*.6 summer-quilt*.4
rack1: storage-rack*.7 metal-storage-rack*.3
rack2: shoe-rack
racket: tennis-racket
radar: fish-finder*.6 gps-navigator*.4
radiator: oil-radiator
radio: radio
radish: vegetables
raft: inflatable-boat*.6 inflatable-dinghy*.4
rag: cleaning-cloth
rain_gauge: environment-meter
raincoat: raincoat
raisin: dried-fruit
rake: garden-rake
raspberry: fresh-fruit
ratchet: workshop-socket-wrench*.6 socket-wrench-set*.4
rattle: maracas*.8 baby-rattle*.2
ravioli: pasta
razor: razor
razor_blade: razor-blades
ready_meal: dish-meal-boxes*.6 frozen-food*.4
rearview_mirror: side-mirror
recliner: recliner
record: vinyl-record
record_player: turntable*.7 vinyl-record-player*.3
recorder: recorder-flute
red_carpet: rug
reel: camera-film
refrigerator: refrigerator
remote_control: remote-control
retainer: dental-material*.6 retainer-case*.4
rhubarb: vegetables
ribbon: gift-ribbon
rice: rice
rim: alloy-wheel
ring: gemstone-ring*.7 fashion-ring*.3
road_sign: safety-sign
robe: bathrobe
robot: robot-toy
rocking_chair: rocking-chair
rocking_horse: rocking-horse
roll: bread
rollerblade: inline-skates
rollerskate: quad-roller-skates
rolling_pin: rolling-pin
roof_rack: roof-rack
rope: hardware-rope
rosary: mala-beads*.6 cross-pendant*.4
rose: cut-flowers
router: wifi-router
rubber_band: rubber-band
ruby: loose-gemstone
rug: rug
ruler: ruler
safety_pin: sewing-kit-kids*.6 jewelry-findings*.4
saffron: spices
sailboat: sailboat-yacht
salad: dish-salads
salami: meat
saltshaker: salt-pepper-shakers
sandal: sandals
sandbox: sandbox
sandpaper: workshop-sandpaper
sandwich: dish-sandwiches
sardine: canned-food
satellite_dish: satellite-dish
sauce: cooking-sauce
saucer: small-dish
sauerkraut: canned-food
sausage: meat
saw: workshop-hand-saw
sawhorse: workbench
saxophone: saxophone
scale: kitchen-scale
scallion: vegetables
scallop: seafood
scalpel: surgical-instrument
scanner: document-scanner
scarecrow: halloween-decoration
scarf: scarf-winter*.7 silk-scarf*.3
scissors: craft-scissors
scone: dish-desserts*.5 bread*.5
scoop: wooden-spoon*.6 ladle*.4
scooter: electric-kick-scooter
scrabble: scrabble-word-game
scrambled_egg: dish-meal-boxes
scraper: scraper-tool
screen1: projection-screen
screw: hardware-screws
screwdriver: workshop-screwdriver
scuba: scuba-gear
sea_urchin: seafood
seafood: seafood
seaweed: seaweed-snack
seed: plant-seeds
seesaw: seesaw
sequin: jewelry-beads*.5 rhinestones*.5
sewing_kit: sewing-kit-kids
sewing_machine: sewing-machine
shaker: shaker-bottle
shaving_cream: shaving-cream
shawl: shawl
shears: pruning-shears
sheet: bed-sheet
shelf: bookshelf
shield: cosplay-prop-weapon
shirt: mens-casual-shirt
shoe: sneakers
shoe_polish: shoe-care
shoehorn: shoe-horn
shoelace: shoelaces
shopping_basket: storage-basket
shopping_cart: shopping-trolley
shortbread: cookies
shorts: mens-shorts
shovel: shovel-trowel
shower: shower-head
shower_cap: bath-shower-cap
shower_curtain: shower-curtain
showerhead: shower-head
shredder: paper-shredder
shrimp: seafood
shutter: window-blinds
sickle: garden-tool-set*.6 machete*.4
sidecar: street-motorcycle
sifter: flour-sifter
silverware: cutlery-set
sim_card: sim-card
siren: emergency-beacon
skateboard: skateboard
skeleton: halloween-decoration
ski: skis
ski_boots: ski-boots
ski_pole: ski-poles
skirt: skirt
sled: snow-sled
sledgehammer: sledgehammer
sleeping_bag: sleeping-bag
slicer: mandoline-slicer
slide: kids-slide
slime: slime
sling: compression-brace
slingshot: slingshot
slipper: house-slippers
slot: mailbox
slot_machine: pinball-machine
smoke_alarm: fire-safety-device
smoothie: dish-smoothies
snack: potato-chips*.4 dish-snacks*.3 cookies*.3
snorkel: snorkel-mask
snowboard: snowboard
snowshoe: crampons*.5 skis*.5
snowsuit: kids-winter-coat*.5 baby-snowsuit*.5
soap: bar-soap
soccer_ball: soccer-ball
sock: socks
soda: soda
soda_fountain: drink-dispenser
sofa_bed: sofa-bed
solar_panel: solar-panel
soldering_iron: soldering-iron
sombrero: bucket-sun-hat*.5 costume-accessories*.5
sorbet: ice-cream
souffle: dish-desserts
soup: dish-soup
soy_sauce: soy-sauce
spaghetti: pasta*.5 dish-noodles*.5
spam: canned-food
spareribs: meat
spark_plug: spark-plug
sparkler: sparklers
spatula: spatula*.7 silicone-spatula*.3
speaker: computer-speakers
spear: martial-arts-weapon*.5 cosplay-prop-weapon*.5
speedboat: motorboat
speedometer: motorcycle-speedometer
spinach: vegetables
sponge: dish-sponge
spoon: spoon
spout: pipe-tube*.6 faucet*.4
spring_roll: dish-wraps*.5 frozen-food*.5
sprinkler: sprinkler
sprouts: vegetables
squash: vegetables
squeegee: squeegee
squid: seafood
squirt_gun: water-gun
stake: tent-peg
stamp1: stamps-coins-collectible
stamp2: rubber-stamp
staple: staples
staple_gun: staple-gun
stapler: desktop-stapler
star_fruit: fresh-fruit
station_wagon: sedan-car
statue: statue
steak: meat
steering_wheel: steering-wheel
step_stool: workshop-step-ladder*.6 kids-step-stool*.4
stereo: boombox
stethoscope: stethoscope
stew: dish-soup
sticker: decorative-stickers*.7 sticker-label*.3
stiletto: high-heels
stilt: stilts
stir_fry: dish-plants*.5 dish-meal-boxes*.5
stockings: tights
stool: stool*.6 bar-stool*.4
stopwatch: sports-stopwatch
stove1: gas-stove
stove2: wood-stove
strainer: colander
strap: camera-strap*.6 guitar-strap*.4
straw1: hay
straw2: drinking-straws
strawberry: fresh-fruit
stretcher: hospital-bed
string_cheese: cheese-dairy
stroller: baby-stroller
stuffing: dish-meal-boxes
suit: mens-suit
suitcase: suitcase
sundae: ice-cream
sunflower: cut-flowers
sunglasses: sunglasses
surfboard: surfboard
sushi: dish-rice
suspenders: suspenders
swab: hygiene-cotton-swabs
sweater: womens-sweater*.5 mens-sweater*.5
sweatsuit: tracksuit*.7 tracksuit-sports*.3
sweeper: carpet-cleaner*.5 broom*.5
sweet_potato: vegetables
swimsuit: one-piece-swimsuit*.6 bikini*.4
swing: kids-swing
swing_set: kids-swing
switch: wall-switch-socket*.6 toggle-switch*.4
sword: cosplay-prop-weapon*.5 martial-arts-weapon*.5
swordfish: seafood
syringe: syringe
syrup: maple-syrup
t-shirt: mens-t-shirt
table: dining-table*.6 coffee-table*.2 side-table*.2
tablet: tablet
tack: push-pin
tackle: fishing-lure*.6 tackle-box*.4
taco: dish-wraps
taffy: hard-candy*.5 gummy-candy*.5
tag: hang-tag
taillight: tail-light
tamale: dish-wraps
tambourine: tambourine
tape: clear-office-tape*.5 packing-tape*.3 industrial-duct-tape*.2
tape_measure: tailor-tape
tape_recorder: cassette-player*.7 voice-recorder*.3
tapestry: tapestry
target: archery-target
tarp: camping-tarp
tattoo: temporary-tattoo
tea: black-tea*.4 green-tea*.4 herbal-tea*.2
teabag: black-tea*.6 herbal-tea*.2 green-tea*.2
teacup: teacup
teapot: teapot
teddy_bear: teddy-bear
tee: golf-tees
teepee: tent*.6 teepee*.4
telescope: astronomical-telescope
television: vintage-tv
tennis_ball: tennis-ball
tent: tent
terrarium: succulent*.6 houseplant*.4
test_tube: test-tube
thermometer: measuring-thermo-hygrometer
thermos: vacuum-flask
thermostat: temperature-controller*.5 smart-switch*.5
thimble: sewing-kit-kids
thread: sewing-kit-kids
throne: armchair
thumbtack: push-pin
tiara: tiara
ticktacktoe: strategy-board-game
tie: necktie
timer: kitchen-timer
tinsel: christmas-decoration
tiramisu: cake*.5 dish-desserts*.5
toast: bread
toaster: toaster
toaster_oven: oven
toga: cosplay-costume*.5 halloween-costume*.5
toilet: toilet-seat
toilet_paper: toilet-paper
tomato: vegetables
tomato_sauce: cooking-sauce
tongs: tongs
tool: workshop-tool-set*.6 home-tool-kit*.4
toolbox: workshop-tool-box
toothbrush: toothbrush
toothpaste: toothpaste
toothpick: toothpicks
top_hat: costume-accessories*.5 beret-fedora*.5
tortellini: pasta
tortilla: bread
tostada: dish-wraps
touchpad: trackpad
towel: bath-towel*.7 hand-towel*.3
towel_rack: towel-rack
toy: toy-train-set*.6 building-blocks*.4
tractor: tractor-machine
trailer: caravan-trailer
train_set: model-railway
trampoline: kids-trampoline
trap: mousetrap
trashcan: trash-can
tray: serving-tray
treadmill: treadmill
triangle: small-percussion
tricycle: kids-tricycle
trident: cosplay-prop-weapon
tripod: tripod
trombone: trombone
trophy: award-trophy
trowel: scraper-tool*.6 shovel-trowel*.4
truck: cargo-truck
trumpet: trumpet
trunk: storage-box*.6 suitcase*.4
tuba: tuba
tube_top: tube-top
tulip: cut-flowers
tuning_fork: instrument-tuner
tupperware: food-container
turban: hijab
turntable: turntable*.5 vinyl-record-player*.5
turtleneck: womens-sweater*.6 mens-sweater*.4
tuxedo: mens-suit
tweezers: beauty-tweezers*.8 tweezers-precision*.2
typewriter: typewriter
ukulele: ukulele
umbrella: umbrella
undershirt: mens-tank-top*.7 thermal-underwear*.3
underwear: panties
uniform: work-uniform*.6 security-uniform*.4
urn: vase
vacuum: vacuum-cleaner*.7 cordless-vacuum*.3
valve: valve
van: minibus
vase: vase
vegetable: vegetables
veil: bridal-veil
vest: suit-vest
vial: medical-consumables
videocassette: vhs-tape
videogame: handheld-console
violin: violin
vise: bench-vise
visor: bucket-sun-hat*.5 baseball-cap*.5
volleyball: volleyball-ball
wafer: cookies
waffle: dish-desserts
waffle_iron: waffle-maker
walker1: rollator*.6 medical-walker*.4
walker2: baby-walker
wallet: wallet*.8 womens-wallet*.2
wallpaper: wallpaper
walnut: mixed-nuts
wand: magic-kit*.5 cosplay-prop-weapon*.5
washcloth: hand-towel
washing_machine: washing-machine
watch: womens-watch*.6 mens-watch*.4
water_bottle: water-bottle
water_cooler: water-dispenser
water_filter: water-purifier*.6 filter-jug*.4
water_heater: water-heater
watering_can: watering-can
watermelon: fresh-fruit
wax: wax-melts*.6 candle*.4
wax_paper: parchment-paper
webcam: webcam
wedding_cake: cake
wedge: car-repair-tool*.6 jack-stand*.4
wetsuit: diving-wetsuit
wheelbarrow: site-wheelbarrow
wheelchair: wheelchair-home*.5 medical-wheelchair*.5
whipped_cream: cheese-dairy
whisk: whisk
whistle: sports-whistle
whiteboard: whiteboard
whoopee_cushion: prank-toy
wick: candle
wig: wig
wind_chimes: wind-chime
windshield: car-windshield
windshield_wiper: wiper-blade
wine: wine
wine_bottle: wine
wine_cooler: bucket
wineglass: wine-glass
wire: electric-wire
wire_cutters: workshop-wire-cutters
wok: wok
workbench: workbench
wrap: dish-wraps
wrapping_paper: gift-wrap
wreath: wreath
wrench: workshop-wrench*.6 adjustable-wrench*.4
xylophone: xylophone
yacht: sailboat-yacht*.5 motorboat*.5
yarn: crochet-kit
yo-yo: yo-yo
yogurt: cheese-dairy
yolk: cheese-dairy
zucchini: vegetables
`;

/** The kinds of an object, with their shares; none for what nobody sells. */
export const classMapProductTypes: ReadonlyMap<string, string> = new Map(
  things
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]),
);
