/**
 * Words that are printed on goods and their packages and are not the name of the goods: what they are made of, made for, able to do
 * or sold in. Third-level categories, then the words; of words joined by '+' all must be there.
 */
export const packageWords = `
1101: corei5 corei7
1102: retina+display
1103: all-in-one
1104: freesync g-sync ultrawide
1105: mechanical+switch backlit+keys
1106: dpi optical+mouse
1107: inkjet toner cartridge cartridges ink+pcs ink+pack ink+black ink+cyan
1108: microsd microsdhc microsdxc sdhc sdxc flash+drive usb+flash memory+card
1109: cooling+laptop webcam
1201: dual+sim snapdragon octa-core
1203: ecg gps+watch
1301: over-ear noise+cancelling
1302: earbuds in-ear tws
1303: bluetooth+speaker soundbar subwoofer
1401: eos dslr megapixels
1404: aspherical nikkor
1502: cctv night+vision
1504: intercom doorbell
1506: smart+plug
1601: xbox+console
1603: controller+wireless dualshock dualsense joy-con
1604: pegi esrb
1701: router 802.11ac wifi6 wi-fi+router 300mbps 1200mbps
1702: extender mesh+wifi
1704: gigabit+switch
1801: powerbank power+bank 10000mah 20000mah 5000mah
1802: gan+charger fast+charger
1803: hdmi usb-c+cable ethernet+cable
1805: alkaline rechargeable+aaa
1901: qled
1902: lumens+projector dlp
2308: shoe+polish insole insoles
3301: dishwasher+safe+plate
3308: bpa+bottle insulated+bottle stainless+flask
3501: cyclonic
3504: hepa humidifier
3601: thread+count
3702: watts+bulb lumens+bulb led+bulb energy+saver energy+saving led+watts gu10 filament+led
3703: scented+candle diffuser+reed fragrance+oil
3802: scouring scrub+sponge microfiber microfibre
3803: trash+bags garbage+bags
3804: detergent softener bleach laundry dishwashing tissues tissue napkins paper+towels toilet+paper stain+remover 2-ply 3-ply
3809: seeds potting+soil fertilizer
3901: matcha oolong earl rooibos chai chamomile teabags tea+bags green+tea black+tea
3902: espresso arabica robusta cappuccino latte roasted+beans ground+coffee instant+coffee decaf
3903: cola soda juice lemonade energy+drink mineral+water sparkling+water isotonic
3904: chips crisps peanuts almonds cashews popcorn crackers pretzels nachos tortilla snack pistachios potato+sour salted+nuts
3905: chocolate candy gummies caramel toffee cocoa+dark truffles marshmallow chewing+gum lollipop hazelnut+milk
3906: cookies biscuits wafers cake+mix brownie
3907: noodles pasta ramen rice tuna beans spaghetti cereal muesli granola oats flour corn+flakes canned
3908: ketchup mustard mayonnaise vinegar honey jam salt pepper olive+oil soy+sauce sriracha curry+powder extra+virgin peanut+butter
3910: lager ale ipa stout wine vodka whisky whiskey rum gin tequila merlot cabernet chardonnay brut champagne prosecco alc.vol
4104: navigator+gps
4206: air+freshener
4303: wiper wipers blade+beam
4401: maintenance+free+battery
4402: brake+pads disc+brake
4403: oil+filter air+filter
4404: spark+plug iridium+plug
4601: motor+oil engine+oil fully+synthetic synthetic+oil sae api+sae
4602: coolant antifreeze brake+fluid dot+fluid washer+fluid transmission+fluid
4603: car+shampoo wash+wax+car
4604: carnauba ceramic+coating polish+car
5105: skipping+rope
5305: shuttlecocks tennis+balls
5902: golf+balls
6101: lipstick lip+gloss lip+balm lip+tint lip+oil matte+lip
6102: foundation concealer cushion+spf setting+powder primer
6103: mascara eyeshadow eyeliner kajal brow eye+shadow palette+eye
6104: blush blusher highlighter+glow bronzer
6201: cleanser cleansing micellar face+wash facial+foam
6202: toner+face hydrating+mist hydrating+toner
6203: moisturizer moisturiser moisturizing moisturising anti-ageing anti-aging day+cream night+cream face+cream eye+cream
6204: serum niacinamide hyaluronic retinol ampoule essence+skin
6205: sheet+mask face+mask clay+mask peel-off charcoal+mask
6206: sunscreen sunblock spf spf15 spf30 spf50 broad+spectrum after+sun
6301: shampoo conditioner anti-dandruff dandruff hair+fall
6302: keratin argan hair+oil hair+mask hair+serum leave-in
6303: hair+color hair+colour hair+dye permanent+colour
6304: hairspray pomade hair+gel hair+wax mousse styling
6306: straightener
6401: eau+parfum+femme eau+parfum+women pour+femme
6402: pour+homme aftershave+homme eau+toilette+homme eau+toilette+men
6403: parfum toilette cologne
6404: body+mist
6405: antiperspirant deodorant roll-on
6501: nail+polish nail+lacquer nail+color
6502: gel+polish
6601: razor razors shaving+blades
6603: trimmer clipper
6604: shaving+foam shaving+cream shaving+gel aftershave
6605: beard
6703: toothpaste whitening+teeth fluoride
6704: mouthwash
6705: floss
6801: beauty+bar bar+soap
6802: shower+gel body+wash bath+gel
6803: lotion body+butter body+milk hand+cream body+cream
6804: scrub exfoliating epsom bath+salts bath+bomb
6806: sanitary pads+wings tampons condoms sanitizer sanitiser antiseptic
6902: thermometer
6903: antigen covid-19 pregnancy+test rapid+test glucose oximeter
6905: first+aid plasters band-aid adhesive+bandage
6906: vitamin vitamins multivitamin capsules softgels supplement probiotic whey protein+powder omega-3 collagen creatine dietary magnesium+tablets zinc+tablets
7101: building+bricks
7105: plastic+model model+kit
7401: board+game players+ages players+age
7402: playing+cards card+game
7403: puzzle puzzles jigsaw piece+puzzle
7406: mahjong
7604: play-doh modelling+clay
7703: blind+box
7706: booster+pack trading+cards
8101: novel bestseller bestselling author+novel thriller booker
8102: biography memoir guide+success habits
8104: workbook edition+textbook grammar exam
8105: recipes cookbook cooking cook+book baking+recipes
8201: manga shonen
8202: comics
8203: magazine issue vogue
8301: dvd
8302: blu-ray bluray
8808: sheet+music songbook
8801: guitar+strings
8904: mixer+channel
9701: brooch
10101: baby+bottle anti-colic
10109: infant+formula baby+food follow-on
10201: diapers nappies diaper
10202: baby+wipes
10206: baby+lotion baby+shampoo baby+oil
10801: baby+monitor
11204: cat+litter clumping
11305: fish+food
11402: bird+seed bird+food
11601: puppy dog+food dogs+food adult+dog adult+dogs dog+breed canine
11602: kitten cat+food adult+cat adult+cats cats+recipe feline
11603: dog+treats dental+sticks dog+chew
11604: cat+treats
11702: dog+shampoo pet+shampoo
11704: flea tick+flea
12101: ballpoint gel+pen rollerball
12103: graphite
12104: highlighter+pen permanent+marker whiteboard+marker
12106: correction+tape
12203: sticky+notes
12204: copy+paper copier gsm+paper
12206: calendar
12602: colored+pencils coloured+pencils colour+pencils
12603: acrylic watercolor watercolour gouache
12608: glue+stick super+glue
12804: packing+tape
13201: cordless+drill impact+drill
13303: multimeter com+hold com+ohm true+rms
13504: kn95 ffp2
13601: screws bolts
13608: silicone+sealant epoxy sealant
13609: emulsion enamel+paint spray+paint
13803: pvc+wire insulated+cable copper+wire
14101: microsoft+office
14201: lightroom
14202: illustrator coreldraw
14203: autocad
14401: antivirus
14501: windows+pro windows+home
15101: analog+digital analog+pwm
15502: filament+pla pla+1.75mm petg
15901: intel+core threadripper xeon
15902: rtx gtx gddr6
15903: ddr3 ddr4 ddr5 dimm sodimm
15904: motherboard mainboard lga1700
15905: barracuda 7200rpm 5400rpm
15906: ssd nvme solid+state
15908: 80plus psu
`;
