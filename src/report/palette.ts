/** Colours of the light and the dark theme, as in src/site/styles/tokens.css. */
export const palette = {
  paper: ['#faf7f1', '#17181c'],
  sheet: ['#fffdf9', '#1f2127'],
  raised: ['#f3eee4', '#282b33'],
  ink: ['#25231f', '#e9e5dc'],
  soft: ['#5f5a50', '#a9a59b'],
  line: ['#e2dacb', '#373a43'],
  'line-strong': ['#8c8371', '#777b88'],
  'machine-fill': ['#d9a14a', '#b98238'],
  'person-fill': ['#5b9aa5', '#3f7f8b'],
  'person-wash': ['#dcebec', '#23383d'],
  'machine-wash': ['#f7e8cd', '#3b3122'],
  'band-low': ['#dcebec', '#23383d'],
  'band-moderate': ['#f5ebd7', '#322f2a'],
  'band-elevated': ['#f5dfc2', '#514133'],
  'band-high': ['#edcb9e', '#745838'],
} as const;
