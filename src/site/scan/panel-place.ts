/** Matches where the panel stands beside the text; on narrower screens it is a sheet at the bottom. */
export const panelBesideText = matchMedia('(width >= 56rem)');
