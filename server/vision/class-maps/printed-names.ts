/**
 * Names that are printed on goods and stand in no listing's text; makers that do are in `data/listing-copy/brands.json`. Third-level
 * categories, then the names.
 */
export const printedNames = `
1101: macbook vaio chromebook
1102: ipad
1104: viewsonic benq
1105 1106: steelseries redragon
1107: laserjet deskjet officejet ecotank pixma
1108: lexar transcend
1111: wacom
1201: iphone oneplus galaxy redmi xperia
1203: amazfit
1301: beats hyperx skullcandy audio-technica
1302: airpods jabra
1303: sonos harman
1402: insta360
1403: polaroid kodak
1404: sigma tamron
1406: mavic
1502: hikvision dahua reolink arlo ezviz imou
1604: wii ps4 ps5 ubisoft capcom
1701: netgear linksys d-link
1805: duracell energizer eneloop
1901: bravia
2203 2104: wrangler
2301 2302: jordan saucony
2302: salomon
2303: ugg
2304: havaianas
2402: jansport eastpak
2404: samsonite
3308: contigo hydroflask
3403: vitamix nutribullet
3404: keurig delonghi
3501: hoover roomba bissell
3702: osram
3804: persil ariel tide vanish domestos downy omo kleenex charmin febreze
3901: lipton twinings tetley dilmah
3902: lavazza illy nespresso folgers
3903: coca-cola coke pepsi fanta sprite tropicana gatorade redbull 7up schweppes evian nestea perrier
3904: pringles lays doritos cheetos ruffles tostitos
3905: kitkat cadbury milka snickers lindt toblerone haribo twix hershey's ferrero mentos skittles wrigley's reese's
3906: oreo
3907: barilla nissin maggi kellogg's indomie quaker campbell's
3908: heinz kikkoman hellmann's nutella tabasco knorr
3910: heineken budweiser corona carlsberg smirnoff jameson guinness hennessy absolut bacardi
4104: tomtom
4303: rain-x
4401: varta exide
4402: brembo
4404: ngk denso
4501: goodyear pirelli hankook yokohama
4601: mobil motul valvoline havoline mobil1
5202: spalding molten
5203: mikasa
5301: babolat
5502: coleman
5606: shimano
5607: rapala
5803: tapout
5902: titleist
6101: chapstick carmex
6102: revlon
6102 6103: clinique nyx rimmel
6201: garnier
6203: olay cetaphil neutrogena cerave
6206: coppertone
6301: pantene sunsilk tresemme schwarzkopf
6401 6403: versace
6405: rexona
6501: opi essie
6603: wahl
6701 6702: sonicare
6703: sensodyne crest
6704: listerine
6801 6802: palmolive
6803: aveeno eucerin jergens
6806: kotex tena poise durex dettol tampax libresse
6906: centrum herbalife optimum
6909: acuvue
7101: duplo
7105: revell tamiya
7201: jellycat
7202: mattel
7301: matchbox
7303: brio
7401: hasbro monopoly scrabble jenga catan ravensburger
7503: nerf
7701: marvel avengers
7703: funko
7706: yu-gi-oh topps panini
8402: bmg
8502: fender gibson ibanez
8801: d'addario
8901: shure
8904: behringer
8908: focusrite
9501: rolex tissot
10101: avent
10201: huggies
10301: bugaboo
10302: graco chicco
11601: purina acana
11602: felix friskies
12101: bic parker uniball
12104: sharpie
12105: staedtler
12203: post-it
12601: crayola
12602: prismacolor
12608: elmer's uhu
13102: craftsman
13201: ryobi
13203: stihl husqvarna
13303: fluke
13608: loctite
14101: microsoft
14201: adobe photoshop
14401: norton mcafee kaspersky avast
15101: esp32 elegoo
15901: ryzen
15902: geforce radeon
15903: corsair crucial
15904: asrock
15908: seasonic
`;
