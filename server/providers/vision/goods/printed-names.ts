/**
 * Names that are printed on goods and stand in no listing's text, besides those of `phrasebook/brand-names.ts`: third-level
 * categories, then the names.
 */
export const printedNames = `
1101: macbook vaio chromebook
1104: viewsonic benq
1105 1106: steelseries
1108: lexar
1201: iphone oneplus pixel
1102: ipad
1203: amazfit
1301: beats hyperx
1302: airpods jabra
1303: sonos
1403: polaroid kodak
1404: sigma tamron
1604: wii ps4 ps5 ubisoft capcom
1701: netgear linksys d-link
1805: duracell energizer eneloop
1901: bravia
2203 2104: wrangler
2301 2302: jordan
2303: ugg
2304: havaianas
2402: jansport eastpak
2404: samsonite
3308: contigo
3501: hoover roomba
3804: persil ariel tide vanish domestos
3901: lipton twinings tetley
3902: lavazza illy nespresso folgers
3903: coca-cola coke pepsi fanta sprite tropicana gatorade
3904: pringles lays doritos
3905: kitkat cadbury milka snickers lindt toblerone haribo m&m's
3906: oreo
3907: barilla nissin maggi kellogg's
3908: heinz kikkoman hellmann's nutella
3910: heineken budweiser corona carlsberg smirnoff jameson
4401: varta exide
4404: ngk denso
4501: goodyear pirelli
4601: mobil motul valvoline havoline
5301: babolat
5803: tapout
6102: revlon
6203: olay cetaphil neutrogena cerave
6206: banana
6301: pantene sunsilk tresemme
6401 6403: versace
6405: rexona axe
6703: sensodyne crest
6701 6702: sonicare
6801 6802: palmolive
6806: kotex tena poise durex dettol
6906: centrum herbalife optimum
7101: duplo
7301: matchbox
7303: brio
7401: hasbro monopoly scrabble jenga
7402: uno bicycle
7503: nerf
7701: marvel avengers
7703: funko
7706: yu-gi-oh topps panini
8202: dc
8402: bmg
9501: rolex tissot
10101: avent
10201: huggies
10301: bugaboo
10302: graco chicco
11601: purina acana
11602: felix friskies
12101: bic parker
12104: sharpie
12601: crayola
12203: post-it
12608: elmer's uhu
13201: ryobi
13608: loctite
14101: microsoft
14201: adobe photoshop
14401: norton mcafee kaspersky avast
14501: windows
15101: esp32
15102: raspberry
15901: ryzen
15902: geforce radeon
15903: corsair crucial
15904: asrock
`;
