/**
 * Words that are printed on goods and their packages and do not name the goods, as the words of the vocabulary do: what they are made
 * of, made for, able to do or sold in. Third-level categories, then the words; of words joined by '+' all must be there.
 */
export const packageWords = `
1101: corei5 corei7
1102: retina+display
1104: freesync g-sync
1105: mechanical+switch backlit+keys
1106: dpi
1107: inkjet ink+pcs ink+pack ink+black ink+cyan
1108: microsdhc microsdxc sdhc sdxc
1109: cooling+laptop
1201: dual+sim snapdragon octa-core
1203: ecg
1302: tws
1401: eos megapixels
1404: aspherical nikkor
1502: night+vision
1601: xbox+console
1604: pegi esrb
1701: 802.11ac wifi6 300mbps 1200mbps
1801: 10000mah 20000mah 5000mah
1805: alkaline
1901: qled
1902: lumens+projector dlp
3301: dishwasher+safe+plate
3308: bpa+bottle stainless+flask
3501: cyclonic
3601: thread+count
3702: watts+bulb lumens+bulb energy+saver energy+saving led+watts filament+led
3802: scouring scrub+sponge microfiber microfibre
3804: laundry dishwashing tissue 2-ply 3-ply
3901: oolong earl chamomile
3902: espresso arabica robusta cappuccino latte roasted+beans decaf
3903: isotonic
3904: planters+nuts planters+peanuts crackers tortilla potato+sour salted+nuts
3905: caramel cocoa+dark hazelnut+milk
3906: cake+mix
3908: vinegar jam salt pepper extra+virgin
3910: ale ipa rum gin merlot cabernet chardonnay brut alc+vol
4206: air+freshener
4303: blade+beam
4401: maintenance+free+battery
4403: air+filter
4601: fully+synthetic sae api+sae
4602: dot+fluid transmission+fluid
4603: wash+wax+car
4604: carnauba
6101: matte+lip
6102: cushion+spf
6103: brow
6104: highlighter+glow
6201: facial+foam
6202: hydrating+toner
6203: moisturizing moisturising anti-ageing anti-aging
6204: hyaluronic essence+skin
6205: peel-off
6206: spf spf15 broad+spectrum
6301: dandruff hair+fall
6302: keratin argan leave-in
6303: permanent+colour
6304: mousse
6401: eau+parfum+femme eau+parfum+women pour+femme
6402: pour+homme aftershave+homme eau+toilette+homme eau+toilette+men
6403: parfum toilette cologne
6405: axe+spray axe+deodorant
6604: aftershave
6703: fluoride
6801: beauty+bar
6804: scrub exfoliating epsom
6806: sanitary pads+wings antiseptic
6903: antigen covid-19 rapid+test glucose+test
6905: first+aid plasters adhesive+bandage
6906: softgels vitamin+capsules supplement+capsules dietary magnesium+tablets zinc+tablets
7105: plastic+model model+kit
7401: players+ages players+age
7403: jigsaw piece+puzzle
7706: booster+pack
8101: author+novel booker
8102: guide+success
8104: edition+textbook exam
8201: shonen
8904: mixer+channel
10101: anti-colic
10109: follow-on
11204: clumping
11601: puppy adult+dog adult+dogs dog+breed canine
11602: kitten adult+cat adult+cats cats+recipe feline
12204: copier gsm+paper
12603: acrylic+colours
12608: super+glue
12804: packing+tape
13303: com+hold com+ohm true+rms
13504: ffp2
13608: epoxy
13609: emulsion spray+paint
13803: pvc+wire insulated+cable
14501: microsoft+windows windows+pro windows+home
15101: analog+digital analog+pwm
15502: pla+1.75mm petg
15901: intel+core xeon
15902: rtx gtx gddr6
15903: ddr3 ddr4 ddr5
15904: lga1700
15905: barracuda 7200rpm 5400rpm
15906: nvme solid+state
15908: 80plus psu
`;
