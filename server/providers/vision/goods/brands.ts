/** What makers mostly make: third-level categories, then the names that are printed on their goods. */
export const brands = `
1101: lenovo thinkpad macbook vaio chromebook
1104: viewsonic benq
1105 1106: logitech razer steelseries
1107: epson brother
1108: seagate sandisk toshiba lexar kingston
1201: iphone samsung xiaomi huawei oppo vivo realme oneplus pixel
1102: ipad kindle
1203: fitbit garmin amazfit
1301: beats sennheiser hyperx
1302: airpods jabra
1303: jbl bose sonos marshall
1401: canon nikon fujifilm olympus
1402: gopro
1403: polaroid instax kodak
1404: sigma tamron
1406: dji
1601: playstation xbox
1604: nintendo wii ps4 ps5 ubisoft capcom
1701: tp-link netgear linksys d-link
1801: anker
1805: duracell energizer eneloop
1901: bravia hisense
2203 2104: levi's levis wrangler
2301 2302: nike adidas puma reebok converse vans asics fila skechers jordan
2303: timberland ugg
2304: crocs birkenstock havaianas
2402: jansport eastpak
2404: samsonite
2506: ray-ban oakley
3202 3201: tefal
3308: stanley thermos contigo
3501: dyson hoover roomba
3804: persil ariel tide vanish domestos
3901: lipton twinings tetley
3902: nescafe nescafé lavazza starbucks illy nespresso folgers
3903: coca-cola coke pepsi fanta sprite tropicana gatorade
3904: pringles lays doritos
3905: kitkat nestle cadbury milka snickers lindt toblerone haribo m&m's
3906: oreo
3907: barilla nissin maggi kellogg's
3908: heinz kikkoman hellmann's nutella
3910: heineken budweiser corona carlsberg smirnoff jameson
4401: varta exide
4404: ngk denso
4501: michelin bridgestone goodyear pirelli
4601: castrol mobil motul valvoline havoline
5301: wilson babolat
5302 5305: yonex
5803: tapout
6101 6103: maybelline
6102: revlon
6203: nivea olay cetaphil neutrogena cerave
6206: banana
6301: pantene sunsilk tresemme
6401 6403: chanel dior versace gucci
6405: rexona axe
6601: gillette
6703: colgate sensodyne crest
6701 6702: oral-b sonicare
6801 6802: dove palmolive
6806: kotex tena poise durex dettol
6906: centrum herbalife optimum
7101: lego duplo
7202: barbie
7301: hotwheels matchbox
7303: brio
7401: hasbro monopoly scrabble jenga
7402: uno bicycle
7503: nerf
7701: marvel avengers
7703: funko
7706: pokemon pokémon yu-gi-oh topps panini
8202: dc
8402: bmg
9501: rolex seiko citizen fossil tissot
9503: casio g-shock
10101: avent
10201: pampers huggies
10301: bugaboo
10302: graco chicco
11601: pedigree purina acana
11602: whiskas felix friskies
12101: bic parker
12104: sharpie stabilo
12601: crayola
12602: faber-castell
12203: post-it
12608: elmer's uhu
13201: dewalt makita bosch milwaukee ryobi
13301: stanley
13608: loctite
14101: microsoft
14201: adobe photoshop
14401: norton mcafee kaspersky avast
14501: windows
15101: arduino esp32
15102: raspberry
15901: intel ryzen
15902: geforce radeon nvidia
15903: corsair crucial
15904: gigabyte asus msi asrock
`;
