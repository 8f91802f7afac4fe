/** Genre, length bucket, engine, people’s texts, and how many of them reach low, moderate, elevated, high. Written by fit.ts; change it there. */
export const measured = `
standard 0 heuristics 2781 2781 533 32 0
standard 1 heuristics 5035 5035 616 66 2
standard 2 heuristics 7014 7014 420 45 5
standard 3 heuristics 799 799 72 15 2
academic 0 heuristics 499 499 45 1 0
academic 1 heuristics 1693 1693 94 5 0
academic 2 heuristics 1342 1342 21 0 0
academic 3 heuristics 193 193 1 0 0
expository 0 heuristics 752 752 151 7 0
expository 1 heuristics 1259 1259 114 14 1
expository 2 heuristics 2303 2303 66 17 0
expository 3 heuristics 520 520 47 11 1
fiction 0 heuristics 360 360 15 0 0
fiction 1 heuristics 437 437 9 0 0
fiction 2 heuristics 996 996 18 3 0
fiction 3 heuristics 16 16 0 0 0
promotional 0 heuristics 72 72 8 0 0
promotional 1 heuristics 144 144 26 3 0
promotional 2 heuristics 337 337 29 5 1
standard 0 model 2484 2484 115 15 1
standard 1 model 5035 5035 190 39 5
standard 2 model 7014 7014 124 28 4
standard 3 model 799 799 5 2 0
academic 0 model 498 498 7 0 0
academic 1 model 1693 1693 30 6 2
academic 2 model 1342 1342 7 1 0
academic 3 model 193 193 0 0 0
expository 0 model 600 600 46 6 0
expository 1 model 1259 1259 50 14 1
expository 2 model 2303 2303 20 4 1
expository 3 model 520 520 3 1 0
fiction 0 model 304 304 5 0 0
fiction 1 model 437 437 3 0 0
fiction 2 model 996 996 11 4 0
fiction 3 model 16 16 0 0 0
promotional 0 model 68 68 2 1 0
promotional 1 model 144 144 6 1 0
promotional 2 model 337 337 13 4 0
`;

/** Version of the deeper model that took part in the rows of `model`. */
export const measuredModel = 'f7b58e11744c';
