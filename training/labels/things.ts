/**
 * Kinds of the objects in THINGSplus (CC0), a photo of each, by their names there; shares where an object may be several.
 * Objects that are not named here are no goods.
 */
const things = `
abacus: abacus-counting-toy
accordion: accordion
air_conditioner: air-conditioner*.8 portable-ac*.2
air_mattress: air-mattress
air_pump: bike-pump*.7 tire-inflator*.3
airboat: motorboat
album: photo-album-scrapbook
almond: mixed-nuts
aloe: succulent
aluminum_foil: aluminum-foil
amber: raw-mineral*.6 loose-gemstone*.4
amplifier: guitar-amp*.6 audio-amplifier*.4
anchor: boat-anchor
anklet: anklet
antenna: tv-antenna*.7 wifi-antenna*.15 car-antenna*.15
apple: fresh-fruit
applesauce: jam-spread*.5 canned-food*.5
apron: kitchen-apron
aquarium: fish-tank
armor: costume-accessories*.5 cosplay-costume*.5
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
badge: pin-badge*.6 patch-badge*.2 name-badge*.2
bag: shopping-bag-reusable*.3 tote-bag*.3 handbag*.4
bagel: bread
baklava: dish-desserts
ball: bouncy-ball*.4 soccer-ball*.3 exercise-ball*.3
balloon: latex-balloon
bamboo: houseplant
banana: fresh-fruit
banana_split: ice-cream*.6 dish-desserts*.4
bandage: home-adhesive-bandage*.5 medical-bandage-roll*.5
bandanna: bandana
banjo: banjo
bank: piggy-bank
banner: party-banner*.6 bunting-garland*.4
barbell: barbell
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
bat2: baseball-bat*.6 cricket-bat*.4
bathmat: bath-mat
bathrobe: bathrobe
battery: household-battery
bead: jewelry-beads
beaker: beaker
bean: canned-food*.5 vegetables*.5
beanbag: bean-bag
beanie: beanie
bed: bed-frame*.7 bedding-set*.3
bedpan: nursing-bed-aid
beer: beer
beet: vegetables
bell: small-percussion
bell_pepper: vegetables
belt: belt*.7 womens-belt*.3
belt_buckle: belt-buckle
bench: bench
berry: fresh-fruit
bib: baby-bib
bike: city-bike*.4 mountain-bike*.3 road-bike*.3
bikini: bikini
bin: trash-can*.6 storage-box*.4
binder: ring-binder
binoculars: binoculars
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
blower: leaf-blower-garden*.7 workshop-electric-blower*.3
blueberry: fresh-fruit
board_game: strategy-board-game*.6 monopoly-game*.4
boat: motorboat*.7 sailboat-yacht*.3
bok_choy: vegetables
bolo_tie: necktie
bologna: meat
bolt: bolts-nuts
bongo: hand-drum
bonnet: baby-hat*.5 bucket-sun-hat*.5
bonsai: houseplant
book: novel*.5 textbook*.2 history-science-book*.3
bookmark: bookmark
bookshelf: bookshelf
boomerang: boomerang
boot: ankle-boots*.4 work-combat-boots*.3 knee-boots*.3
bottle: water-bottle*.6 glass-jar*.2 wine*.2
bottle_opener: bottle-opener
bouquet: cut-flowers*.7 artificial-flowers*.3
bow1: hair-bow-clip
bow2: recurve-bow
bow3: gift-ribbon
bowl: rice-bowl*.4 salad-bowl*.4 mixing-bowl*.2
bowler_hat: beret-fedora
bowling_ball: bowling-ball
bowtie: bow-tie
box: shipping-box*.7 storage-box*.3
boxer_shorts: boxers
boxing_gloves: boxing-gloves
bra: bra
brace: compression-brace*.5 sports-knee-support*.5
bracelet1: watch-strap*.5 leather-bracelet*.25 chain-bracelet*.25
bracelet2: chain-bracelet*.3 bangle*.3 beaded-bracelet*.4
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
bucket: bucket
buckle: belt-buckle
buggy: atv-quad*.6 go-kart*.4
bulletin_board: cork-board
bumper: car-bumper
bun: bread
bungee: tie-down-strap*.7 hardware-rope*.3
bunkbed: bunk-bed
burner: camping-stove*.5 gas-stove*.5
burrito: dish-wraps
butter: cheese-dairy
button2: tactile-switch
cabbage: vegetables
cabinet: sideboard*.6 wardrobe*.2 filing-cabinet*.2
cable: power-cord*.4 charging-cable*.3 electric-wire*.3
cactus: succulent
cage: bird-cage*.5 pet-crate*.5
cake: cake
calamari: seafood
calculator: desktop-calculator*.5 scientific-calculator*.5
calzone: frozen-food
camcorder: camcorder
camera1: dslr-camera*.4 mirrorless-camera*.2 compact-camera*.2 film-camera*.2
camera2: camcorder
camera_lens: camera-lens
camper: caravan-trailer*.5 motorhome*.5
can: soda*.5 canned-food*.5
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
cap: baseball-cap
cape: costume-cape
car: sedan-car*.7 suv-car*.3
car_door: car-panel
car_seat: infant-car-seat
caramel: hard-candy
card: playing-cards*.6 greeting-card*.4
cardboard: shipping-box*.6 colored-craft-paper*.4
cardigan: womens-cardigan*.6 mens-cardigan*.4
carrot: vegetables
cart: shopping-trolley*.5 platform-cart*.5
cash_register: cash-register
cashew: mixed-nuts
casserole: dish-meal-boxes
cassette: cassette-tape
catfish: seafood
cauliflower: vegetables
caviar: seafood
cd_player: portable-cd-player*.5 cd-and-cassette-player*.5
celery: vegetables
cello: cello
cellphone: smartphone*.7 feature-phone*.3
cement_mixer: concrete-mixer
centerpiece: artificial-flowers*.5 vase*.2 candle-holder*.3
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
charger: wall-charger*.7 laptop-charger*.3
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
chime: small-percussion*.5 wind-chime*.5
chinaware: dinner-plate*.5 tea-set*.5
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
clipper2: hair-clipper*.5 nail-clipper*.5
cloak: costume-cape
clock: wall-clock*.6 alarm-clock*.3 desk-clock*.1
closet: wardrobe
clothes: womens-t-shirt*.25 mens-t-shirt*.25 dress*.25 mens-casual-shirt*.25
clothesline: drying-rack
clothespin: clothespin
clove: spices
coal: charcoal
coaster: coaster
coat: womens-coat*.6 mens-coat*.4
coat_rack: coat-rack
cocktail: fruit-juice*.5 rum*.25 vodka*.25
coconut: fresh-fruit
coffee: ground-coffee*.4 instant-coffee*.3 canned-coffee*.3
coffee_bean: coffee-beans
coffee_pot: coffee-maker*.5 moka-pot*.5
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
computer: desktop-computer*.7 laptop*.3
computer_screen: monitor
confetti: confetti-popper
contact_lens: contact-lenses*.4 eye-contact-lenses*.6
container: food-container*.6 storage-box*.4
cooker: slow-cooker*.3 electric-pressure-cooker*.4 rice-cooker*.3
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
costume: halloween-costume*.5 cosplay-costume*.5
cot: camping-cot*.6 folding-bed*.4
cotton_candy: hard-candy
couch: sofa
coverall: protective-suit*.4 work-uniform*.6
crab: seafood
cracker: cookies*.5 rice-cracker*.5
cranberry: fresh-fruit
crate: storage-box
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
crucifix: cross-pendant
crumb: breadcrumbs
crutch: home-crutches*.5 medical-crutches*.5
crystal1: crystal-cluster
crystal2: crystal-cluster*.7 raw-mineral*.3
crystal_ball: crystal-ball
cuckoo_clock: wall-clock
cucumber: vegetables
cufflink: cufflinks
cummerbund: cummerbund
cup: mug*.5 teacup*.3 disposable-cup*.2
cupcake: cake
curling_iron: curling-iron
curry: dish-soup*.5 dish-rice*.5
curtain: curtain
cushion: throw-pillow*.7 seat-cushion*.3
cutting_board: cutting-board
cymbal: cymbal
dagger: cosplay-prop-weapon*.5 outdoor-pocket-knife*.5
daisy: cut-flowers
dart: darts
dartboard: dartboard
deodorant: deodorant
desk: desk*.6 office-desk*.4
dessert: dish-desserts
diamond: loose-gemstone
diaper: disposable-diapers*.8 cloth-diaper*.2
dice: dice-set
dip: cooking-sauce
dirt_bike: dirt-bike
dish: dinner-plate*.7 serving-platter*.3
dishrag: cleaning-cloth*.6 tea-towel*.4
dishwasher: dishwasher
dishwashing_liquid: dish-soap
dogfood: dry-dog-food*.7 wet-dog-food*.3
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
drum: snare-drum*.5 drum-kit*.3 hand-drum*.2
drumstick: drumsticks*.5 meat*.5
dryer: clothes-dryer
duct_tape: industrial-duct-tape*.6 strong-cloth-tape*.4
duffel_bag: duffel-bag*.6 sports-gym-bag*.4
dumbbell: dumbbell
dumpling: frozen-food
duster: feather-duster
earplug: sleep-earplugs*.5 safety-earplugs*.5
earring: stud-earrings*.3 hoop-earrings*.3 drop-earrings*.4
easel: art-easel
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
exerciser: elliptical-rower*.4 exercise-bike*.4 treadmill*.2
exhaust_pipe: exhaust-muffler*.7 motorcycle-exhaust*.3
extinguisher: fire-extinguisher
eye_patch: costume-accessories
eyedropper: pipette
eyeliner: eyeliner
face_mask: safety-face-mask*.5 wash-off-mask*.25 sheet-mask*.25
fan: standing-fan*.4 desk-fan*.4 ceiling-fan*.2
fast_food: dish-sandwiches*.6 dish-meal-boxes*.4
faucet: faucet*.6 plumbing-faucet*.4
fern: houseplant
fig: fresh-fruit
figurine: figurine
file1: file-folder
file2: metal-file
filing_cabinet: filing-cabinet
film: camera-film
filter: engine-air-filter*.4 oil-filter*.3 aquarium-filter*.3
fire_alarm: fire-safety-device
fire_pit: fire-pit
firecracker: sparklers
fireplace: wood-stove
fireworks: sparklers
first-aid_kit: first-aid-kit
fish: seafood
fishbowl: fish-bowl
fishhook: fish-hook-sinker
fishing_pole: fishing-rod
fishnet_stockings: tights
flag: flag
flan: dish-desserts*.6 jelly-dessert*.4
flashbulb: camera-flash
flashlight: handheld-flashlight
flask: lab-flask*.6 vacuum-flask*.4
flatiron: hair-straightener
flip_flop: flip-flops
flipper: swim-fins
float: swim-ring*.6 fishing-float*.4
floss: dental-floss
flour: flour
flower: cut-flowers
flute: flute
flypaper: fly-trap
flyswatter: fly-swatter
foam: packing-filler*.6 acoustic-foam*.4
folder: file-folder
fondue: fondue-set
food_processor: food-processor
football: american-football-ball
footbath: foot-spa
footrest: footrest*.5 ottoman*.5
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
fur_coat: womens-coat
game: strategy-board-game*.6 video-game*.4
gargoyle: statue
garlic: vegetables
garter: lingerie-set
gas_mask: respirator
gasket: o-ring*.6 engine-block-part*.4
gauge: pressure-gauge*.7 tire-gauge*.3
gauze: home-gauze-bandage*.5 medical-gauze*.5
gear: gear-wheel
gearshift: gear-knob
gel: hair-gel
gem: loose-gemstone
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
goggles: swim-goggles*.4 ski-goggles*.3 safety-goggles*.3
golf_cart: golf-cart
golf_club: golf-iron*.4 golf-driver-wood*.4 golf-putter*.2
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
grinder: coffee-grinder*.4 angle-grinder*.3 pepper-mill*.3
grits: breakfast-cereal
guacamole: cooking-sauce
guitar: acoustic-guitar*.6 electric-guitar*.4
gum: chewing-gum
gumball: chewing-gum
gumdrop: gummy-candy
gurney: hospital-bed
gyro: dish-wraps
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
handle: door-handle
handlebar: bike-handlebar*.7 motorcycle-handlebar*.3
hanger: clothes-hanger
hard_disk: internal-hard-drive*.6 portable-hard-drive*.4
harmonica: harmonica
harness: climbing-harness*.4 safety-harness*.3 dog-harness*.3
harp: harp
hat: bucket-sun-hat*.4 beret-fedora*.4 cowboy-hat*.2
hatbox: storage-box
hatchet: axe*.5 camp-axe*.5
hay: hay
headband: headband
headdress: costume-accessories
headlamp: headlamp
headlight: headlight-assembly
headphones: headphones
headrest: car-headrest-pillow
headscarf: hijab*.5 silk-scarf*.5
headset: gaming-headset*.5 headphones*.5
hearing_aid: hearing-aid
heater: space-heater
helmet: bike-helmet*.4 full-face-helmet*.4 safety-helmet*.2
highchair: high-chair
highlighter: highlighter
hinge: cabinet-hinge
hobbyhorse: rocking-horse
hockey_stick: hockey-stick
hoe: garden-tool-set
honey: honey
honeycomb: honey
hood: balaclava*.5 hoodie*.5
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
ice-cream_cone: ice-cream
ice_cream: ice-cream
ice_pack: hot-cold-pack
icemaker: ice-maker
iceskate: ice-skates
incense: incense
incubator: egg-incubator*.5 lab-incubator*.5
ink: fountain-pen-ink
inkwell: fountain-pen-ink
insole: shoe-insoles
iron: clothes-iron
ironing_board: ironing-board
ivy: houseplant
jack: floor-jack
jacket: mens-jacket*.5 womens-jacket*.3 leather-jacket*.2
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
joystick: flight-stick*.6 arcade-joystick*.4
jug: water-pitcher*.6 milk-jug*.4
juice: fruit-juice
juicer1: lemon-squeezer
juicer2: juicer
jump_rope: fitness-jump-rope
jumpsuit: jumpsuit
kale: vegetables
kayak: kayak
kebab: meat
ketchup: cooking-sauce
kettle: stovetop-kettle*.7 electric-kettle*.3
key: key-blank
keyboard: keyboard*.6 music-keyboard*.4
kilt: folk-costume*.6 skirt*.4
kimono: kimono
kite: kite
kiwi: fresh-fruit
kneepad: skate-protection*.6 sports-knee-support*.4
knife: chef-knife*.6 table-knife*.2 paring-knife*.2
knitting_needle: crochet-kit
knob: door-handle*.5 furniture-fitting*.5
knot: hardware-rope
lab_coat: lab-coat
ladder: workshop-ladder*.7 workshop-step-ladder*.3
ladle: ladle
lamb_chop: meat
lamp: table-lamp*.7 floor-lamp*.3
lampshade: table-lamp
lantern: camping-lantern*.7 festival-lantern*.3
lanyard: id-badge-holder
laptop: laptop
lasagna: pasta
laser_pointer: laser-pointer
latch: door-latch
laundry_basket: laundry-basket
lavender: dried-flowers*.5 cut-flowers*.5
lawnmower: lawn-mower
leash: dog-leash
lectern: podium
leek: vegetables
leggings: leggings
lego: building-blocks
lemon: fresh-fruit
lemonade: fruit-juice*.5 soda*.5
lens: camera-lens*.6 lab-magnifying-glass*.4
leotard: leotard
letter_opener: letter-opener
lettuce: vegetables
licorice: gummy-candy
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
lock: hardware-padlock*.8 hardware-door-lock*.2
locker: office-locker
locket: locket
lollipop: hard-candy
loveseat: sofa
luggage: suitcase
lunchbox: lunch-box*.7 kids-lunch-box*.3
macadamia: mixed-nuts
macaroni: pasta
machete: machete
magnet: neodymium-magnet*.6 fridge-magnet*.4
magnifier: lab-magnifying-glass*.7 lab-loupe*.3
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
marker: permanent-marker*.4 art-marker*.4 whiteboard-marker*.2
marmalade: jam-spread
marshmallow: marshmallow
mascara: mascara
mashed_potato: dish-plants
mask: costume-mask
mat: door-mat*.6 rug*.2 bath-mat*.2
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
memory_stick: usb-flash-drive*.7 memory-card*.3
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
mixer: stand-mixer
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
necklace: pendant-necklace*.5 bead-necklace*.2 neck-chain*.2 pearl-necklace*.1
nest: bird-nest
net: landing-net*.4 cargo-net*.3 sports-net*.3
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
okra: vegetables
olive: canned-food*.5 vegetables*.5
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
paint: paint-home*.25 house-wall-paint*.25 acrylic-paint*.3 watercolor-paint*.2
paintbrush: paintbrush*.7 home-paint-brush*.3
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
pen: ballpoint-pen*.7 gel-pen*.2 fountain-pen*.1
pencil: wood-pencil
pencil_sharpener: manual-sharpener*.7 electric-sharpener*.3
penholder: dip-pen*.5 pen-holder*.5
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
phone: landline-phone*.6 smartphone*.4
piano: acoustic-piano
pickax: camp-axe*.5 axe*.5
pickle: canned-food
pie: dish-desserts*.6 cake*.4
piecrust: dish-desserts
piggy_bank: piggy-bank
pill: vitamins*.5 dietary-supplement*.5
pillbox: pill-box
pillow: pillow*.6 throw-pillow*.4
pinball: pinball-machine
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
pocket_watch: pocket-watch
pocketknife: outdoor-pocket-knife
pogo_stick: pogo-stick
poinsettia: houseplant
polaroid: instant-camera
polisher: sander-polisher*.5 car-polisher*.5
polo_shirt: mens-polo*.7 womens-polo*.3
pomegranate: fresh-fruit
pool_table: billiard-table
popcorn: popcorn
poppy: cut-flowers
popsicle: ice-cream
poster: movie-poster*.5 wall-art*.3 music-poster*.2
pot: stockpot*.6 saucepan*.4
potato: vegetables
potpie: dish-meal-boxes*.5 frozen-food*.5
potpourri: dried-flowers
powder: face-powder*.5 spices*.5
pretzel: bread*.6 cookies*.4
printer: printer
prism: physics-lab-kit
projector: projector*.8 slide-projector*.2
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
purse: handbag*.6 shoulder-bag*.2 coin-purse*.2
quad: atv-quad
quesadilla: dish-wraps
quiche: dish-meal-boxes
quill: dip-pen
quilt: comforter*.6 summer-quilt*.4
rack1: storage-rack*.7 metal-storage-rack*.3
rack2: storage-rack*.5 kitchen-rack*.25 coat-rack*.25
racket: tennis-racket*.7 badminton-racket*.3
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
rattle: baby-rattle
ravioli: pasta
razor: razor
razor_blade: razor-blades
ready_meal: dish-meal-boxes*.6 frozen-food*.4
rearview_mirror: side-mirror
recliner: recliner
record: vinyl-record
record_player: vinyl-record-player*.6 turntable*.4
recorder: recorder-flute
red_carpet: rug
reel: camera-film
refrigerator: refrigerator
remote_control: remote-control
rhubarb: vegetables
ribbon: gift-ribbon
rice: rice
rim: alloy-wheel
ring: engagement-ring*.3 fashion-ring*.3 wedding-band*.2 gemstone-ring*.2
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
saffron: spices
sailboat: sailboat-yacht
salad: dish-salads
salami: meat
saltshaker: salt-pepper-shakers
sand: kinetic-sand
sandal: sandals
sandbox: sandbox
sandpaper: workshop-sandpaper
sandwich: dish-sandwiches
sardine: canned-food*.5 seafood*.5
satellite_dish: satellite-dish
sauce: cooking-sauce
saucer: small-dish
sauerkraut: canned-food
sausage: meat
saw: workshop-hand-saw
saxophone: saxophone
scale: body-scale*.4 kitchen-scale*.4 industrial-scale*.2
scallion: vegetables
scallop: seafood
scalpel: surgical-instrument
scanner: document-scanner
scarecrow: halloween-decoration
scarf: scarf-winter*.7 silk-scarf*.3
scissors: craft-scissors
scone: dish-desserts*.5 bread*.5
scoop: ice-cream-scoop*.6 ladle*.4
scooter: kick-scooter*.5 kids-kick-scooter*.5
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
sewing_kit: sewing-kit-kids
sewing_machine: sewing-machine
shaker: shaker-bottle
shaving_cream: shaving-cream
shawl: shawl
shears: pruning-shears*.6 fabric-scissors*.4
sheet: bed-sheet
shelf: wall-shelf*.5 bookshelf*.3 storage-rack*.2
shield: cosplay-prop-weapon
shirt: mens-casual-shirt*.5 mens-dress-shirt*.3 blouse*.2
shoe: sneakers*.4 dress-shoes*.3 casual-shoes*.3
shoe_polish: shoe-care
shoehorn: shoe-horn
shoelace: shoelaces
shopping_basket: storage-basket
shopping_cart: shopping-trolley
shortbread: cookies
shorts: mens-shorts*.5 womens-shorts*.5
shovel: shovel-trowel
shower: shower-head
shower_cap: bath-shower-cap
shower_curtain: shower-curtain
showerhead: shower-head
shredder: paper-shredder
shrimp: seafood
shutter: window-blinds
sifter: flour-sifter
silicone: silicone-sealant
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
smoke_alarm: fire-safety-device
smoothie: dish-smoothies
snack: potato-chips*.4 dish-snacks*.3 cookies*.3
snorkel: snorkel-mask
snowboard: snowboard
snowsuit: baby-snowsuit*.6 ski-suit*.4
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
speaker: home-speakers*.4 bookshelf-speakers*.3 pa-speaker*.3
spear: martial-arts-weapon*.5 cosplay-prop-weapon*.5
speedboat: motorboat
speedometer: motorcycle-speedometer
spinach: vegetables
sponge: dish-sponge*.7 bath-sponge*.3
spoon: spoon
spout: faucet
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
stereo: home-speakers*.5 boombox*.5
stethoscope: stethoscope
stew: dish-soup
sticker: decorative-stickers*.7 sticker-label*.3
stiletto: high-heels
stilt: stilts
stir_fry: dish-plants*.5 dish-meal-boxes*.5
stockings: tights
stool: stool*.6 bar-stool*.4
stopwatch: sports-stopwatch
stove1: gas-stove*.4 electric-stove*.2 oven*.2 wood-stove*.2
stove2: wood-stove*.6 gas-stove*.4
strainer: colander
strap: tie-down-strap*.5 luggage-strap*.5
straw1: hay
straw2: drinking-straws
strawberry: fresh-fruit
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
swimming_pool: inflatable-swimming-pool
swimsuit: one-piece-swimsuit*.6 bikini*.4
swing: kids-swing
swing_set: kids-swing
switch: wall-switch-socket*.6 toggle-switch*.4
sword: cosplay-prop-weapon*.5 martial-arts-weapon*.5
swordfish: seafood
syringe: syringe
syrup: maple-syrup
t-shirt: mens-t-shirt*.5 womens-t-shirt*.5
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
tape_measure: workshop-tape-measure*.7 tailor-tape*.3
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
teepee: teepee
telescope: astronomical-telescope
television: television
tennis_ball: tennis-ball
tent: tent
terrarium: succulent*.6 houseplant*.4
test_tube: test-tube
thermometer: fever-thermometer*.6 measuring-thermo-hygrometer*.4
thermos: vacuum-flask
thermostat: temperature-controller
throne: armchair
thumbtack: push-pin
tiara: tiara
tie: necktie
timer: kitchen-timer
tinsel: christmas-decoration
tiramisu: cake*.5 dish-desserts*.5
toast: bread
toaster: toaster
toaster_oven: oven
toga: cosplay-costume*.5 halloween-costume*.5
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
toy: activity-toy*.5 early-learning-blocks*.5
tractor: tractor-machine
trailer: caravan-trailer*.6 cargo-trailer*.4
train_set: toy-train-set*.6 model-railway*.4
trampoline: kids-trampoline*.7 mini-trampoline*.3
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
trowel: shovel-trowel
truck: pickup-truck*.5 cargo-truck*.5
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
underwear: boxers*.6 panties*.4
uniform: work-uniform*.6 security-uniform*.4
urn: vase
vacuum: vacuum-cleaner*.7 cordless-vacuum*.3
valve: valve
van: cargo-van
vase: vase
vegetable: vegetables
veil: bridal-veil
vest: suit-vest
vial: glass-jar*.5 test-tube*.5
videocassette: vhs-tape
videogame: video-game*.6 handheld-console*.2 game-console*.2
violin: violin
vise: bench-vise
visor: bucket-sun-hat*.5 baseball-cap*.5
volleyball: volleyball-ball
wafer: cookies
waffle: dish-desserts
waffle_iron: waffle-maker
wagon: camping-wagon
walker1: medical-walker*.4 walking-aid*.3 rollator*.3
walker2: baby-walker
wallet: wallet*.8 womens-wallet*.2
wallpaper: wallpaper
walnut: mixed-nuts
wand: magic-kit*.5 cosplay-prop-weapon*.5
washcloth: hand-towel
washing_machine: washing-machine
watch: mens-watch*.6 womens-watch*.3 mechanical-watch*.1
water_bottle: water-bottle*.7 bottled-water*.3
water_cooler: water-dispenser
water_filter: water-purifier*.6 filter-jug*.4
water_heater: water-heater
watering_can: watering-can
watermelon: fresh-fruit
wax: wax-melts*.6 candle*.4
wax_paper: parchment-paper
webcam: webcam
wedding_cake: cake
wedge: hardware-door-stop*.5 door-stopper*.5
wetsuit: diving-wetsuit
wheel: alloy-wheel*.6 car-tire*.4
wheelbarrow: site-wheelbarrow
wheelchair: wheelchair-home*.5 medical-wheelchair*.5
whipped_cream: cheese-dairy
whisk: whisk
whistle: sports-whistle
whiteboard: whiteboard
whoopee_cushion: prank-toy
wig: wig
wind_chimes: wind-chime
windshield: car-windshield
windshield_wiper: wiper-blade
wine: wine
wine_bottle: wine
wine_cooler: wine-cooler*.5 bucket*.5
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
zucchini: vegetables
`;

/** The kinds of an object, with their shares; none for what nobody sells. */
export const thingKinds: ReadonlyMap<string, string> = new Map(
  things
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]),
);
