/** A T-shirt on a square of 1000, drawn flat from the front. */
const shirtOutline =
  'M384 92 C338 108 262 134 214 160 C160 190 122 292 78 430 C73 446 79 455 92 459 L226 502 C237 505 243 500 246 490 C252 462 258 436 266 410 C274 560 272 740 262 912 C261 930 269 938 286 940 C426 952 574 952 714 940 C731 938 739 930 738 912 C728 740 726 560 734 410 C742 436 748 462 754 490 C757 500 763 505 774 502 L908 459 C921 455 927 446 922 430 C878 292 840 190 786 160 C738 134 662 108 616 92 C590 150 410 150 384 92 Z';

const folds = [
  'M266 410 C300 470 330 500 392 520 C330 516 286 500 266 470 Z',
  'M734 410 C700 470 670 500 608 520 C670 516 714 500 734 470 Z',
  'M268 640 C320 700 360 760 380 860 C340 780 300 730 266 706 Z',
  'M732 640 C680 700 640 760 620 860 C660 780 700 730 734 706 Z',
  'M470 952 C474 880 462 820 440 760 C480 820 492 880 494 952 Z',
  'M214 160 C236 220 256 300 262 404 C244 320 222 240 196 176 Z',
  'M786 160 C764 220 744 300 738 404 C756 320 778 240 804 176 Z',
];

/** Cloth and collar, below the print; `shirtShading` is drawn over both. */
export function shirtCloth(colour: string): string {
  const collar = 'M384 92 C410 62 590 62 616 92 C590 150 410 150 384 92 Z';
  return `<defs><linearGradient id="hem" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a3340" stop-opacity="0"/><stop offset="1" stop-color="#3a3340" stop-opacity=".06"/></linearGradient>
<filter id="ground" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter></defs>
<path d="${shirtOutline}" transform="translate(0 26)" fill="#1c1a22" opacity=".24" filter="url(#ground)"/>
<path d="${collar}" fill="${colour}"/><path d="${collar}" fill="#3a3340" opacity=".2"/>
<path d="${shirtOutline}" fill="${colour}"/><path d="${shirtOutline}" fill="url(#hem)"/>`;
}

export function shirtShading(): string {
  return `<defs><clipPath id="inside"><path d="${shirtOutline}"/></clipPath>
<filter id="fold" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="11"/></filter>
<filter id="seam" x="-40%" y="-20%" width="180%" height="140%"><feGaussianBlur stdDeviation="15"/></filter></defs>
<g clip-path="url(#inside)"><path d="M262 396 C270 560 270 740 258 925 M738 396 C730 560 730 740 742 925" fill="none" stroke="#3a3340" stroke-opacity=".3" stroke-width="44" filter="url(#seam)"/>
<path d="M92 459 L232 500 L262 404 M908 459 L768 500 L738 404" fill="none" stroke="#3a3340" stroke-opacity=".15" stroke-width="30" filter="url(#seam)"/>
<g fill="#3a3340" opacity=".2" filter="url(#fold)">${folds.map((fold) => `<path d="${fold}"/>`).join('')}</g></g>
<g fill="none" stroke="#3a3340" stroke-linecap="round">
<path d="M384 92 C410 150 590 150 616 92" stroke-opacity=".22" stroke-width="2.5"/>
<path d="M366 98 C396 178 604 178 634 98" stroke-opacity=".16" stroke-width="2"/>
<path d="M262 404 C254 330 234 240 206 166 M738 404 C746 330 766 240 794 166" stroke-opacity=".16" stroke-width="2"/>
<path d="M84 436 L240 486 M916 436 L760 486 M263 918 C426 932 574 932 737 918" stroke-opacity=".16" stroke-width="2" stroke-dasharray="5 4"/></g>`;
}
