/** The site's colours in the light theme, because a picture cannot follow the viewer's theme. */
export const palette = {
  paper: '#faf8f4',
  line: '#e6e0d6',
  ink: '#1c1a22',
  muted: '#676170',
  brand: '#c2410c',
  brandSoft: '#ffedd8',
  lantern: '#ea6a1f',
  onBrand: '#ffffff',
};
